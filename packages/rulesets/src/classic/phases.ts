export const PHASES = ['day', 'voting', 'night'] as const;
