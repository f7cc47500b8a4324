import type { ErrorCode, Refused } from '@moonrise/protocol';
import { Mailbox } from '../mailbox.ts';
import { networksOf } from './addresses.ts';
import type { Guards } from './guards.ts';
import type { Milliseconds } from './limiter.ts';

const ALL = 'all'; // the key of the one limit for all networks
const GUESSED: readonly ErrorCode[] = ['unknown_room', 'wrong_password']; // no one guesses a token of 256 bits: those are old seats

/**
 * Limits guesses of room codes. A guesser with many networks cannot be told from a player by the network. So too many wrong codes
 * in total start an attack: for some minutes new rooms have longer codes, and a network may send only a few wrong ones. A right
 * code from any other network still works.
 */
export class WrongCodes {
  private readonly guards: Guards;
  private readonly now: Milliseconds;
  private readonly lasting: number; // ms
  private readonly listeners: (() => void)[] = [];
  private readonly turns = new Map<string, { readonly mailbox: Mailbox; waiting: number }>(); // by network
  private attackEndsAt = Number.NEGATIVE_INFINITY;

  constructor(guards: Guards, now: Milliseconds, lasting: number) {
    this.guards = guards;
    this.now = now;
    this.lasting = lasting;
  }
  onAttack(listener: () => void): void {
    this.listeners.push(listener);
  }
  /**
   * Lets a network try one code after another. Tried at the same time, all of them would be checked before the first wrong one counts.
   */
  async inTurn<T>(visitor: string | null, work: () => Promise<T>): Promise<T> {
    if (visitor === null) return work();
    const network = networksOf(visitor).at(-1) ?? visitor;
    const turn = this.turns.get(network) ?? { mailbox: new Mailbox(), waiting: 0 };
    this.turns.set(network, turn);
    turn.waiting++;
    try {
      return await turn.mailbox.post(work);
    } finally {
      if (--turn.waiting === 0) this.turns.delete(network);
    }
  }
  /** Why this network may not try a code now. */
  async refusalFor(visitor: string): Promise<Refused | undefined> {
    const refusal = await this.guards.askEverywhere('wrongCodes', visitor);
    if (refusal || !this.isAttacked) return refusal;
    return this.guards.askEverywhere('wrongCodesInAttack', visitor);
  }
  /** Counts a wrong code, password or token. */
  async count(visitor: string, code: ErrorCode): Promise<void> {
    await this.guards.takeEverywhere('wrongCodes', visitor);
    if (!GUESSED.includes(code)) return;
    await this.guards.takeEverywhere('wrongCodesInAttack', visitor);
    if (await this.guards.takeEverywhere('allWrongCodes', ALL)) this.noteAttack();
  }
  /** True if codes are being guessed, here or on another node. */
  async isUnderAttack(): Promise<boolean> {
    if (!this.isAttacked && (await this.guards.askEverywhere('allWrongCodes', ALL))) this.noteAttack();
    return this.isAttacked;
  }

  private get isAttacked(): boolean {
    return this.now() < this.attackEndsAt;
  }
  private noteAttack(): void {
    if (!this.isAttacked) for (const listener of this.listeners) listener();
    this.attackEndsAt = this.now() + this.lasting;
  }
}
