import { createHash } from 'node:crypto';
import { clock, type Game, type Offer, type Prompt, promptsOf, type SeatId } from '@moonrise/engine';
import type { Match } from '../../matches/match.ts';
import { wireIds } from '../../matches/wire-ids.ts';
import type { DealPair } from './deal-pairs.ts';

/** Chat lines that never count as repeats. */
const words = (about: string): string => createHash('sha256').update(about).digest('base64url');
const SPARING: readonly string[] = ['save', 'guard', 'scan', 'divine', 'investigate', 'peek'];

/** Chooses the next request so that only viewers who may know the difference can see one. */
export class PairPlayer {
  private readonly dealPair: DealPair;
  private readonly match: Match;
  private readonly plain: readonly SeatId[]; // the same in both deals
  private readonly done = new Set<string>();

  constructor(dealPair: DealPair, match: Match) {
    this.dealPair = dealPair;
    this.match = match;
    const { dealt } = match.game.state;
    this.plain = match.game.seats.map(({ id }) => id).filter((id) => dealt[id] === dealPair.plain);
  }
  /** True while there are victims that are the same in both deals. */
  get hasVictims(): boolean {
    return this.living.length > 1;
  }
  /** The next request and its seat. */
  next(): { readonly seat: SeatId; readonly request: object } | undefined {
    const { game } = this.match;
    const key = clock(game)?.key;
    for (const { id: seat } of game.seats)
      for (const prompt of promptsOf(game, seat)) {
        const mark = `${key}/${seat}/${prompt.slot}`;
        const offer = prompt.chosen || this.done.has(mark) ? undefined : this.offerOf(prompt);
        if (!offer) continue;
        this.done.add(mark);
        const targets = this.targets(seat, offer).map(wireIds(this.match.begin.sitters).idOf);
        const text = offer.text === undefined ? {} : { text: words(mark) };
        return { seat, request: { act: offer.act, slot: prompt.slot, targets, ...text, phase_id: key } };
      }
    return undefined;
  }

  private get game(): Game {
    return this.match.game;
  }
  private get living(): readonly SeatId[] {
    return this.plain.filter((seat) => this.game.isAlive(seat) && this.game.has(seat, this.dealPair.plain));
  }
  /** Optional acts only if the pair uses them; seats that can talk do so once per phase. */
  private offerOf({ offers, required }: Prompt): Offer | undefined {
    const used = offers.find(({ act }) => this.dealPair.uses?.includes(act));
    const line = offers.find(({ act }) => act === 'say' || act === 'talk' || act === 'whisper');
    return used ?? line ?? (required ? offers[0] : undefined);
  }
  private targets(seat: SeatId, { act, pick, from, mayPass }: Offer): readonly number[] {
    const mayPassVote = mayPass && !this.dealPair.hasOneVote;
    if (act === 'vote' && mayPassVote && this.game.day % 2 === 1) return []; // on every other day no one is voted out
    if (act === 'pray') return []; // the prayer is kept for a later night
    if (act === 'raise') return this.plain.filter((place) => from.includes(place)).slice(0, pick);
    const [first, ...others] = this.living.filter((id) => id !== seat);
    const liked = SPARING.includes(act) ? others.toReversed() : [first ?? -1, ...others];
    const found = liked.filter((place) => from.includes(place)).slice(0, pick);
    if (found.length === pick) return found;
    return mayPass ? [] : [...found, ...from.filter((place) => !found.includes(place))].slice(0, pick);
  }
}
