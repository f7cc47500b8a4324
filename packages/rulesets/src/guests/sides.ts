/** Of no side: a player of this team wins by being alive at the end, whichever side wins. */
export const NEUTRAL = 'neutral';
