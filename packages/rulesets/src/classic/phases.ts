export const PHASES = ['day', 'voting', 'night', 'prayer'] as const;
