import type { HistoryStore, KeptRating, Leader, PlayedSeat } from '../../history/history-store.ts';
import type { FinishedGame } from '../../store/store.ts';

/** What a database remembers of people's games. */
export class DiskHistory {
  private readonly finished: readonly FinishedGame[]; // grows with the disk
  private readonly members = new Map<string, string>();
  private readonly recorded = new Set<string>();
  private readonly names = new Map<string, string>();
  private seats: PlayedSeat[] = [];
  private ratings: KeptRating[] = [];

  constructor(finished: readonly FinishedGame[]) {
    this.finished = finished;
  }
  tie(player: string, profile: string): void {
    if (!this.members.has(player)) this.members.set(player, profile);
  }
  untie(players: readonly string[]): void {
    for (const player of players) this.members.delete(player);
  }
  profilesOf(players: readonly string[]): ReadonlyMap<string, string> {
    return new Map([...this.members].filter(([player]) => players.includes(player)));
  }
  waiting(limit: number): readonly FinishedGame[] {
    const oldest = this.finished.filter(({ game }) => !this.recorded.has(game));
    return oldest.sort((a, b) => a.at - b.at || (a.game < b.game ? -1 : 1)).slice(0, limit);
  }
  record(game: string, seats: readonly PlayedSeat[], ratings: readonly KeptRating[]): boolean {
    if (this.recorded.has(game)) return true;
    if (ratings.some((one) => (this.rating(one)?.games ?? 0) !== one.games - 1)) return false;
    this.recorded.add(game);
    this.seats.push(...seats);
    this.ratings = [...this.ratings.filter((kept) => !ratings.some((one) => isSame(one, kept))), ...ratings];
    return true;
  }
  played(profile: string): readonly PlayedSeat[] {
    const own = this.seats.filter((one) => one.profile === profile);
    return own.sort((a, b) => b.at - a.at || (a.game < b.game ? 1 : -1));
  }
  ratingsOf(profile: string): readonly KeptRating[] {
    return this.ratings.filter((one) => one.profile === profile).sort((a, b) => (a.rules < b.rules ? -1 : 1));
  }
  setName(profile: string, name: string | null): void {
    if (name === null) this.names.delete(profile);
    else this.names.set(profile, name);
  }
  nameOf(profile: string): string | null {
    return this.names.get(profile) ?? null;
  }
  leaders(rules: string, limit: number): readonly Leader[] {
    const named = this.ratings.flatMap(({ profile, rules: of, rating, deviation, games }) => {
      const name = this.names.get(profile);
      return of === rules && name !== undefined ? [{ name, rating, deviation, games }] : [];
    });
    const sure = ({ rating, deviation }: Leader) => rating - deviation;
    return named.sort((a, b) => sure(b) - sure(a) || (a.name < b.name ? -1 : 1)).slice(0, limit);
  }
  forget(profile: string): void {
    for (const [player, theirs] of this.members) if (theirs === profile) this.members.delete(player);
    this.seats = this.seats.filter((one) => one.profile !== profile);
    this.ratings = this.ratings.filter((one) => one.profile !== profile);
    this.names.delete(profile);
  }

  private rating(wanted: KeptRating): KeptRating | undefined {
    return this.ratings.find((one) => isSame(one, wanted));
  }
}
const isSame = (one: KeptRating, other: KeptRating): boolean =>
  one.profile === other.profile && one.rules === other.rules;

/** `ask`: as the rest of the disk is asked. */
export const diskHistory = (disk: DiskHistory, ask: <T>(work: () => T) => Promise<T>): HistoryStore => ({
  tie: (player, profile) => ask(() => disk.tie(player, profile)),
  untie: (players) => ask(() => disk.untie(players)),
  profilesOf: (players) => ask(() => disk.profilesOf(players)),
  waiting: (limit) => ask(() => disk.waiting(limit).map(({ game, at }) => ({ game, at }))),
  record: (game, seats, ratings) => ask(() => disk.record(game, seats, ratings)),
  played: (profile) => ask(() => disk.played(profile)),
  ratingsOf: (profile) => ask(() => disk.ratingsOf(profile)),
  setName: (profile, name) => ask(() => disk.setName(profile, name)),
  nameOf: (profile) => ask(() => disk.nameOf(profile)),
  leaders: (rules, limit) => ask(() => disk.leaders(rules, limit)),
  forget: (profile) => ask(() => disk.forget(profile)),
});
