export const TOWN = 'town';
export const WOLVES = 'wolves';
export const sides = { village: TOWN, wolves: WOLVES } as const;
