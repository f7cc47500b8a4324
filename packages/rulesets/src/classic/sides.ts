export const TOWN = 'town';
export const MAFIA = 'mafia';
export const sides = { village: TOWN, wolves: MAFIA } as const;
