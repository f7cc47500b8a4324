export const PHASES = ['night', 'day', 'hunter_revenge'] as const;
