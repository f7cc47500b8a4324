/** Of no side: whoever is alive at the end wins with whoever wins. */
export const NEUTRAL = 'neutral';
