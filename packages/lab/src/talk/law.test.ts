import { read, type SpeechAct, say, type TalkContext } from '@moonrise/bots';
import type { Ruleset } from '@moonrise/engine';
import { rulesOf } from '@moonrise/engine/testing';
import { LANGUAGES, rulesets } from '@moonrise/rulesets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

type Reason = NonNullable<Extract<SpeechAct, { type: 'suspect' | 'trust' }>['because']>;

const all = rulesets.map((entry) => rulesOf(entry));
const players = 5;
const seat = fc.nat(players - 1);
const reason: fc.Arbitrary<Reason> = fc.oneof(
  seat.map((by): Reason => ({ type: 'result', by })),
  fc.tuple(fc.constantFrom('voted', 'spared'), seat).map(([type, whom]): Reason => ({ type, whom })),
  fc.tuple(fc.constantFrom('echo', 'against'), seat).map(([type, by]): Reason => ({ type, by }) as Reason),
  seat.map((whom): Reason => ({ type: 'rival', whom })),
  fc.constantFrom('clash', 'quiet', 'feeling').map((type): Reason => ({ type })),
);
const opinion = fc.tuple(fc.boolean(), seat, fc.option(reason)).map(([isGood, whom, because]): SpeechAct => {
  if (because?.type === 'against' || (isGood && because?.type !== 'spared'))
    return { type: 'trust', seat: whom, ...(because && { because }) };
  return { type: 'suspect', seat: whom, ...(because && { because }) };
});

/** Every result of a rule set. */
function reports(rules: Ruleset, me: number): fc.Arbitrary<SpeechAct>[] {
  const places = players + (rules.centre ?? 0);
  return rules.roles.flatMap(({ evidence = {} }) =>
    Object.entries(evidence).map(([key, { answers, isDeed, act }]) => {
      const pick = rules.roles.flatMap(({ acts = [] }) => acts).find(({ id }) => id === act)?.pick ?? 1;
      const answer = isDeed ? fc.constant('') : fc.constantFrom(...(answers ?? rules.roles.map(({ id }) => id)));
      return fc
        .tuple(
          fc.uniqueArray(fc.nat(places - 1), { minLength: pick, maxLength: pick }),
          answer,
          fc.integer({ min: 1, max: 12 }),
        )
        .map(
          ([about, said, day]): SpeechAct => ({
            type: 'report',
            key,
            about: isDeed ? [me, ...about] : about,
            answer: said,
            day,
          }),
        );
    }),
  );
}
const actIn = (rules: Ruleset, me: number): fc.Arbitrary<SpeechAct> =>
  fc.oneof(
    fc.constantFrom(...rules.roles).map(({ id }): SpeechAct => ({ type: 'claim', role: id })),
    ...reports(rules, me),
    opinion,
    fc.option(seat).map((whom): SpeechAct => ({ type: 'intend', seat: whom })),
    fc
      .tuple(seat, fc.constantFrom('role', 'ballot', 'suspect', 'meaning'))
      .map(([whom, about]): SpeechAct => ({ type: 'ask', seat: whom, about })),
    fc
      .tuple(fc.constantFrom('agree', 'disagree', 'vouch', 'unsuspect'), seat)
      .map(([type, whom]): SpeechAct => ({ type, seat: whom })),
    fc.tuple(seat, seat).map(([voter, whom]): SpeechAct => ({ type: 'recall', seat: voter, whom })),
    fc
      .tuple(fc.constantFrom('tally', 'plans'), seat, fc.uniqueArray(seat, { minLength: 1, maxLength: 4 }))
      .map(([type, whom, by]): SpeechAct => ({ type, seat: whom, by })),
    fc
      .tuple(seat, fc.constantFrom(...rules.roles))
      .map(([whom, { id }]): SpeechAct => ({ type: 'standing', seat: whom, role: id })),
    fc.constantFrom('defend', 'retract').map((type): SpeechAct => ({ type })),
    fc
      .constantFrom('greet', 'unsure', 'mourn', 'hurry', 'thanks', 'dodge', 'patience', 'empty')
      .map((mood): SpeechAct => ({ type: 'chat', mood })),
  );

const nasty = fc.constantFrom(
  ...[
    'I',
    'the Seer',
    'Seer',
    'Wolf',
    'nobody',
    'Ann',
    'Anna',
    'Ann and Bob',
    'Tom.',
    'Who?',
    'me',
    'you',
    '#1',
    '#12',
    '@Tom',
    'a',
  ],
  ...[
    'I vote for Tom.',
    'centre card 1',
    'Nacht 2:',
    'niemand',
    'さん',
    '人狼',
    '占い師さん',
    'मैं',
    '{0}',
    '{answer}',
    '$&',
    '1',
    '😀',
    'Ünal',
  ],
  ...[
    'Ben: I am',
    'not',
    '',
    ' ',
    'my result',
    'Mia’s',
    'アンナ',
    'टॉम',
    'x. I suspect y',
    'Well.',
    'कोई नहीं',
    'the votes: Ann',
  ],
);
const names = fc.uniqueArray(fc.oneof(nasty, fc.string({ maxLength: 12 })), { minLength: players, maxLength: players });

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(all.map((rules) => [rules.id, rules] as const))('%s: what is said is read back', (_, rules) => {
    const sayings = seat.chain((me) =>
      fc.record({
        acts: fc.array(actIn(rules, me), { minLength: 1, maxLength: 3 }),
        names,
        seed: fc.string(),
        me: fc.constant(me),
        isShort: fc.boolean(),
        feminine: fc.uniqueArray(seat),
      }),
    );
    const holds = fc.property(sayings, ({ acts, names: called, seed, me, isShort, feminine }) => {
      const seats = called.map((name) => ({ name, alive: true }));
      const context: TalkContext = { rules, language, seats, me, seed, recent: [], isShort, feminine };
      const text = say(acts, context);
      expect(read(text, context), text).toEqual(acts);
      const other = LANGUAGES[me % LANGUAGES.length] as string;
      expect(read(text, { ...context, language: other }), `${other}: ${text}`).toEqual(acts);
    });
    fc.assert(holds, { numRuns: 40 });
  });
});
