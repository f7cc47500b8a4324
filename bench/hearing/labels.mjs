// What a line of the corpus says of each player and by itself, in the words of the weights.

const OPINION = /^(suspect|trust|spare|vouch|unsuspect|agree|disagree) (\S+)$/;
const RESULT = /^(scanned|divined|medium|robbed) (\S+) (\S+) n/;
const PAIR = /^(?:compared|move_swap) (\S+)/;
const SELF = /^(defend|retract|second|wonder|greet|thanks|unsure|mourn|hurry)$/;

/**
 * Labels of the first reading. A player of whom something may be heard or not has the label `skip`.
 * @param {string} meaning in the notation of the corpus
 * @param {readonly string[]} names of the players
 * @param {string} speaker
 * @returns {{ line: string, seats: Map<number, string> }}
 */
export function labelsOf(meaning, names, speaker) {
  const acts = (meaning.split(' / ')[0] ?? '').split(', ').filter((act) => act !== '' && act !== 'nothing');
  /** @type {Map<number, string>} */
  const seats = new Map();
  let line = 'none';
  const put = (/** @type {string} */ name, /** @type {string} */ label) => {
    const seat = names.indexOf(name);
    if (seat >= 0 && name !== speaker && !seats.has(seat)) seats.set(seat, label);
  };
  for (const act of acts.filter((one) => !one.endsWith('?'))) line = labelled(act, put) ?? line;
  for (const act of acts.filter((one) => one.endsWith('?'))) put(act.slice(0, -1).split(' ').at(-1) ?? '', 'skip');
  return { line, seats };
}

/**
 * Labels the players of an act, or returns the label of the line.
 * @param {string} act
 * @param {(name: string, label: string) => void} put
 * @returns {string | undefined}
 */
function labelled(act, put) {
  const words = act.split(' ');
  const last = words.at(-1) ?? '';
  if (OPINION.test(act)) return void put(last, words[0] ?? '');
  if (words[0] === 'intend') return last === 'nobody' ? 'intend-nobody' : void put(last, 'intend');
  if (words[0] === 'call') return calledFor(words, last, put);
  if (words[0] === 'claim') return 'claim';
  if (words[0] === 'ask') return asked(words, last, put);
  if (words[0] === 'ask-all') return words.length === 3 ? void put(last, words[1] ?? '') : `all-${last}`;
  return SELF.test(act) ? act : told(act, put);
}
/**
 * @param {readonly string[]} words
 * @param {string} last
 * @param {(name: string, label: string) => void} put
 */
function calledFor(words, last, put) {
  if (words[1] === 'claim') return words.length === 2 ? 'callClaim' : 'callHolder';
  return last === 'nobody' ? 'call-nobody' : void put(last, 'callVote');
}
/**
 * @param {readonly string[]} words
 * @param {string} last
 * @param {(name: string, label: string) => void} put
 */
function asked(words, last, put) {
  const [, name = '', topic = ''] = words;
  put(name, words.length === 4 ? 'asked' : `ask-${last}`);
  if (words.length === 4) put(last, topic);
  return undefined;
}
/**
 * @param {string} act
 * @param {(name: string, label: string) => void} put
 */
function told(act, put) {
  const [, key, about = '', answer = ''] = RESULT.exec(act) ?? [];
  if (key) put(about, key === 'robbed' ? key : kindOf(answer));
  for (const name of PAIR.exec(act)?.[1]?.split('+') ?? []) put(name, 'pair');
  return undefined;
}
const kindOf = (/** @type {string} */ answer) => {
  if (/wolf/i.test(answer)) return 'red';
  return /^(human|villager)$/i.test(answer) ? 'green' : 'seen';
};
