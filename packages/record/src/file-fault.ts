/** What can be wrong with a game file. Programs read the key, people the message. */
export type FileFaultReason =
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

export interface FileFault {
  readonly ok: false;
  readonly why: FileFaultReason;
  readonly row: number | null; // where, if it is at one row
  readonly message: string;
}
export const fault = (why: FileFaultReason, message: string, row: number | null = null): FileFault => ({
  ok: false,
  why,
  row,
  message,
});
/** A fault in one row; `null`: in the document as a whole. */
export const faultAt = (row: number | null, why: FileFaultReason, what: string): FileFault => {
  const message = row === null ? `It ${what}` : `Row ${row} ${what}`;
  return fault(why, message.endsWith('.') ? message : `${message}.`, row);
};
