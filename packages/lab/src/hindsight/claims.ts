import { Hindsight, type Report, readPhrases, type SpeechAct } from '@moonrise/bots';
import {
  type Event,
  type EventOf,
  evolve,
  Game,
  type Id,
  nothing,
  type Place,
  type SeatId,
  share,
} from '@moonrise/engine';
import { type KeptGame, rulesIn } from '../games/kept-game.ts';

/** A statement of fact in the chat, and whether it was true. */
export interface Claim {
  readonly row: number;
  readonly seat: SeatId;
  readonly role: Id | null; // the role the seat claims; null: it reports a result
  readonly about: readonly Place[]; // other seats the result is about
  readonly verdict: 'true' | 'false' | 'made_up'; // made_up: never learnt, but it happens to fit
}

/** All claims of roles and results in bot sentences. Free text is not judged. */
export function claimsIn(game: KeptGame): readonly Claim[] {
  const rules = rulesIn(game);
  const log: Event[] = [];
  const claims: Claim[] = [];
  let state = nothing;
  for (const [row, events] of game.rows.entries())
    for (const event of events) {
      const truth = new Game(rules, state);
      if ((event.type === 'said' || event.type === 'spoke') && event.text !== '')
        claims.push(
          ...saidIn(event, truth)
            .flatMap((act) => judged(act, event.seat, truth, log) ?? [])
            .map((one) => ({ row, ...one })),
        );
      state = evolve(state, event);
      log.push(event);
    }
  return claims;
}
const saidIn = ({ seat, text }: EventOf<'said' | 'spoke'>, { rules, seats }: Game): readonly SpeechAct[] =>
  readPhrases(text, { rules, language: 'en', seats, me: seat, seed: '', recent: [] }) ?? [];

type Judged = Omit<Claim, 'row'>;
function judged(act: SpeechAct, seat: SeatId, truth: Game, log: readonly Event[]): Judged | undefined {
  if (act.type === 'claim') {
    const held = truth.rules.actsBy ? truth.state.dealt[seat] : truth.state.cards[seat];
    return { seat, role: act.role, about: [], verdict: held === act.role ? 'true' : 'false' };
  }
  if (act.type !== 'report') return undefined;
  const about = act.about.filter((place) => place !== seat);
  return { seat, role: null, about, verdict: reportVerdict(act, seat, truth, log) };
}

function reportVerdict(report: Report, seat: SeatId, truth: Game, log: readonly Event[]): Claim['verdict'] {
  const { rules, state } = truth;
  const seen = share(log, seat);
  const hindsight = new Hindsight(seat);
  hindsight.learn(new Game(rules, seen.reduce(evolve, nothing)), seen);
  if (hindsight.hasLearnt(report)) return 'true';
  const { key, about, answer } = report;
  const evidence = rules.roles.find((role) => role.evidence?.[key])?.evidence?.[key];
  const holds = (place: Place) => rules.roleOf.get(state.cards[place] ?? null);
  return evidence && !evidence.isDeed && evidence.fits(holds, seat, about, answer) ? 'made_up' : 'false';
}
