export const claims = {
  'claims.true': '{what}: true',
  'claims.false': '{what}: false',
  'claims.made_up': '{what}: true, but made up',
};
