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
  readonly source?: string; // the log that it was imported from
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
  readonly house: { readonly team: string; readonly bots: number }; // built-in players: their name, and seats of each game
  readonly insight: 'public' | 'roles' | 'full';
  readonly is_spoken: boolean; // running games can be heard
  readonly takes_token: boolean;
}
export interface WinRate {
  readonly games: number;
  readonly wins: number;
  readonly rate: number | null;
  readonly low: number;
  readonly high: number;
}
/** The figures of the standings, by group. */
export const FIGURES = {
  targeting: ['executed', 'voted', 'divined', 'guarded', 'attacked', 'attack_voted', 'mentioned'],
  accuracy: ['divine_accuracy', 'vote_accuracy'],
  coordination: ['possessed_votes', 'teammate_votes'],
  missed: ['missed_vote', 'missed_attack', 'missed_divine', 'missed_guard'],
  mistakes: ['self_vote', 'attack_on_wolf', 'silent_day', 'repeated_talk'],
} as const;
export type FigureTab = keyof typeof FIGURES;
export interface ContestFigure {
  readonly count: number;
  readonly of: number; // expected by chance, or possible
  readonly ratio: number | null;
}
export interface ContestTeam {
  readonly team: string;
  readonly games: number;
  readonly wins: number;
  readonly macro: number | null;
  readonly macro_low: number;
  readonly macro_high: number;
  readonly by_role: Readonly<Record<string, WinRate>>;
  readonly micro: number | null;
  readonly weighted_micro: number | null;
  readonly errors: { readonly asked: number; readonly failed: number; readonly rate: number; readonly dropped: number };
  readonly figures: Readonly<Record<(typeof FIGURES)[FigureTab][number], ContestFigure>>;
}
interface Share {
  readonly planned: number;
  readonly played: number;
  readonly left: number;
}
export interface ContestSchedule extends Share {
  readonly teams: readonly {
    readonly team: string | null; // null: not seen yet
    readonly house?: true;
    readonly by_role: Readonly<Record<string, Share>>;
  }[];
}
export interface ContestStandings {
  readonly games: number;
  readonly roles: readonly string[];
  readonly by_role: Readonly<Record<string, WinRate>>;
  readonly teams: readonly ContestTeam[];
  readonly house: readonly ContestTeam[]; // built-in players: they are not ranked
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
