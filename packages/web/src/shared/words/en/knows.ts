export const knows = {
  'knows.could': 'Could be {roles}',
  'knows.must': 'Can only be {role}',
  'knows.role': '{role} {n}\u00a0%',
  'knows.each': '{role} {n}\u00a0% each',
};
