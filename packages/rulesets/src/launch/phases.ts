export const PHASES = ['night', 'day', 'hunter_revenge', 'prayer'] as const;
