import { playerOf } from '@moonrise/bots';

const LINE = 'I have nothing to report, and I think that we should look at those who are too quiet.';
const TIMES = 4; // a day

const random = /** @type {import('@moonrise/bots').Player} */ (playerOf('random'));

/**
 * A random bot that first says one fixed line four times a day in its speech turns.
 * @type {import('@moonrise/bots').Player}
 */
export const speaker = {
  kind: 'speaker',
  answer: (turn) => {
    const prompt = turn.prompts.find(
      ({ required, offers }) => required && offers.some(({ text }) => text !== undefined),
    );
    if (!prompt) return { ...random.answer(turn), memory: turn.memory };
    const [frame, said] = /** @type {[string, number]} */ (turn.memory ?? ['', 0]);
    const before = frame === prompt.frame ? said : 0;
    if (before >= TIMES) return { ...random.answer(turn), memory: turn.memory };
    const act = prompt.offers.find(({ text }) => text !== undefined)?.act ?? '';
    return {
      answers: [{ slot: prompt.slot, act, targets: [], text: LINE }],
      memory: [prompt.frame, before + 1],
    };
  },
};
