// The answers of the contest server, as far as the client uses them.

interface Agent {
  readonly idx: number; // from 1
  readonly team_name: string; // empty, as the next: hidden from this viewer while the game runs
  readonly original_name: string;
  readonly game_name: string;
  readonly role: string; // empty: hidden from this viewer
  readonly alive: boolean;
}
export interface ContestGameSummary {
  readonly id: string;
  readonly day: number;
  readonly finished: boolean;
  readonly win_side: string;
  readonly teams: readonly string[]; // one for each seat, not in the order of the seats
  readonly agents: readonly Agent[];
  readonly ended_at?: string;
}
export type NoGameReason =
  | { readonly kind: 'stopping' | 'nobody' | 'playing' | 'begun' | 'played' }
  | { readonly kind: 'own'; readonly seats: number; readonly waiting: Readonly<Record<string, number>> }
  | ({ readonly kind: 'teams'; readonly seats: number; readonly present: readonly string[] } & Playing)
  | ({ readonly kind: 'schedule'; readonly missing: readonly string[]; readonly unseen: number } & Playing);
interface Playing {
  readonly playing: readonly string[]; // teams whose games have to end first
}
/** A file of a finished game. */
export interface ContestFile {
  readonly kind: 'log' | 'moonrise.json' | 'json' | 'jsonl';
  readonly name: string;
  readonly url: string;
}
export interface ContestStatus {
  readonly rules: string;
  readonly waiting: Readonly<Record<string, readonly string[]>>; // by team
  readonly why: NoGameReason;
  readonly insight: 'public' | 'roles' | 'full';
  readonly takes_token: boolean;
}
export interface WinRate {
  readonly games: number;
  readonly wins: number;
  readonly rate: number | null;
  readonly low: number;
  readonly high: number;
}
interface TeamStanding {
  readonly team: string;
  readonly overall: WinRate;
  readonly by_role: Readonly<Record<string, WinRate>>;
  readonly macro: number | null;
  readonly micro: number | null;
  readonly weighted_micro: number | null;
  readonly errors: { readonly asked: number; readonly failed: number; readonly rate: number; readonly dropped: number };
}
interface Share {
  readonly planned: number;
  readonly played: number;
  readonly left: number;
}
export interface ContestSchedule extends Share {
  readonly teams: readonly { readonly team: string | null; readonly by_role: Readonly<Record<string, Share>> }[];
}
export interface ContestStandings {
  readonly games: number;
  readonly roles: readonly string[];
  readonly by_role: Readonly<Record<string, WinRate>>;
  readonly teams: readonly TeamStanding[];
  readonly schedule: ContestSchedule | null;
}
/** A packet of the live stream. */
export interface ContestPacket {
  readonly idx: number; // from 1
  readonly day: number;
  readonly is_day: boolean;
  readonly agents: readonly {
    readonly idx: number;
    readonly team: string; // empty: hidden from this viewer
    readonly name: string;
    readonly role: string; // empty: hidden from this viewer
    readonly is_alive: boolean;
  }[];
  readonly event: string;
  readonly message?: string;
  readonly from_idx?: number;
  readonly to_idx?: number;
  readonly bubble_idx?: number;
  readonly timestamp: number; // Unix seconds
}
