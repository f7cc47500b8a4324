/** What the village is told after a night without a death. */
export const dawnWords = {
  survived: 'Someone was attacked but survived!',
  quiet: 'The village wakes up... No one died last night!',
} as const;
