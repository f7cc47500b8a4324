/** What can be wrong with a game. Programs read the key, people the message. */
export type Why =
  | 'not_utf8'
  | 'not_json'
  | 'spelling' // readers could take it in two ways
  | 'no_game' // it is something else
  | 'no_row'
  | 'chain' // changed after it was written
  | 'no_end'
  | 'seed' // not the one that was committed to
  | 'start' // not the start that the heading names
  | 'refused' // the rules do not allow it
  | 'result' // something else follows by the rules
  | 'outside' // something follows from what was not asked of the rules
  | 'told'; // the server says what the log does not

export interface Fault {
  readonly ok: false;
  readonly why: Why;
  readonly row: number | null; // where, if it is at one row
  readonly message: string;
}
export const fault = (why: Why, message: string, row: number | null = null): Fault => ({
  ok: false,
  why,
  row,
  message,
});
/** A fault of one row; of the document, where it is at none. */
export const faultAt = (row: number | null, why: Why, what: string): Fault => {
  const message = row === null ? `It ${what}` : `Row ${row} ${what}`;
  return fault(why, message.endsWith('.') ? message : `${message}.`, row);
};
