/** What can be wrong with a game file. The key is for programs, the message for people. */
export type FileFaultReason =
  | 'not_utf8'
  | 'not_json'
  | 'spelling' // JSON that parsers may read differently
  | 'no_game' // not a game file
  | 'no_row'
  | 'chain' // changed after it was written
  | 'no_end'
  | 'seed' // does not match the commitment
  | 'start' // does not match the heading
  | 'refused' // the rules refuse the command
  | 'result' // the rules give other events
  | 'outside' // events after a command that is not for the rules
  | 'told'; // a field of the server's answer contradicts the log

export interface FileFault {
  readonly ok: false;
  readonly why: FileFaultReason;
  readonly row: number | null; // null: in the file as a whole
  readonly message: string;
}
export const fault = (why: FileFaultReason, message: string, row: number | null = null): FileFault => ({
  ok: false,
  why,
  row,
  message,
});
/** A fault in one row; `null`: in the file as a whole. */
export const faultAt = (row: number | null, why: FileFaultReason, what: string): FileFault => {
  const message = row === null ? `It ${what}` : `Row ${row} ${what}`;
  return fault(why, message.endsWith('.') ? message : `${message}.`, row);
};
