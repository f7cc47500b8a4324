/** The team of the built-in players that take seats in contest games. No connected program may use this name. */
export const HOUSE_TEAM = 'moonrise-bot';
const EARLIER = 'bot-standard'; // in results and logs of earlier versions

export const isHouse = (team: string): boolean => team === HOUSE_TEAM || team === EARLIER;
/** Whether people would take this team for the built-in players: other letter cases and widths, and blanks, count the same. */
export const looksLikeHouse = (team: string): boolean =>
  isHouse(team.normalize('NFKC').toLowerCase().replace(/\s/g, ''));
