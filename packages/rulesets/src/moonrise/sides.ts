export const GOOD = 'good';
export const BAD = 'bad';
export const sides = { village: GOOD, wolves: BAD } as const;
