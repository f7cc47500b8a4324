import { kinds } from '@moonrise/bots';
import { listed } from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { ArenaPlan, ArenaPlayer, ArenaTable } from './plan.ts';
import { planSchema, playerKinds, type WrittenPlan, type WrittenPlayer } from './schema.ts';

/** A mistake in a plan, in one line that begins with the key. */
export class PlanFault extends Error {}

const SECONDS = 10; // for an answer of a program

/** Reads a plan in YAML. `models`: the names that the operator offers. */
export function readPlan(text: string, models: readonly string[]): ArenaPlan {
  const document = parseDocument(text, { uniqueKeys: true });
  const [error] = document.errors;
  if (error) throw new PlanFault(`This is not YAML: ${error.message.split('\n')[0]?.replace(/:$/, '')}.`);
  const given: unknown = document.toJS({ maxAliasCount: 100 });
  const read = planSchema.safeParse(given);
  if (!read.success) throw new PlanFault(faultIn(read.error.issues));
  const { name, seed, deals, pairing = 'sides', budget_usd: budgetUsd = null, tables, players } = read.data;
  return {
    name,
    seed,
    deals,
    pairing,
    budgetUsd,
    swing: 0,
    tables: tablesIn(tables),
    players: playersIn(players, models),
  };
}

function faultIn([issue]: readonly z.core.$ZodIssue[], before = ''): string {
  const path = [...(before === '' ? [] : [before]), ...(issue?.path ?? [])].join('.');
  const at = path === '' ? '' : `${path}: `;
  if (issue?.code === 'unrecognized_keys') {
    const known = before === '' && path === '' ? `; there are: ${Object.keys(planSchema.shape).join(', ')}` : '';
    return `${at}there is no key "${issue.keys[0]}"${known}.`;
  }
  return `${at === '' ? 'a plan is a list of keys: ' : at}${issue?.message ?? 'it is not right'}.`;
}

function tablesIn(written: WrittenPlan['tables']): ArenaTable[] {
  const taken = new Map<string, number>();
  return written.map(({ rules, players, options = {} }, i) => {
    const built = ruleset(rules, options);
    const cards = built.ok ? built.rules.cards(players) : built;
    if (!cards.ok) throw new PlanFault(`tables.${i}: ${cards.message}`);
    const plain = `${rules}-${players}`;
    const count = (taken.get(plain) ?? 0) + 1;
    taken.set(plain, count);
    return { name: count === 1 ? plain : `${plain}-${count}`, rules, players, options };
  });
}

function playersIn(written: WrittenPlan['players'], models: readonly string[]): ArenaPlayer[] {
  const players = Object.entries(written).map(([name, value]) => playerIn(name, value, models));
  if (players.length < 2) throw new PlanFault('players: an arena needs at least two players.');
  return players;
}
function playerIn(name: string, value: unknown, models: readonly string[]): ArenaPlayer {
  const at = `players.${name}`;
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const kind = (['bot', 'model', 'command'] as const).find((one) => keys.includes(one));
  if (!kind) throw new PlanFault(`${at}: say { bot: LEVEL }, { model: NAME } or { command: [PROGRAM, …] }.`);
  const read = playerKinds[kind].safeParse(value);
  if (!read.success) throw new PlanFault(faultIn(read.error.issues, at));
  const player: WrittenPlayer = read.data;
  if ('bot' in player) return { name, kind: 'bot', level: oneOf(`${at}.bot`, 'level', player.bot, kinds) };
  if ('model' in player) return { name, kind: 'model', model: oneOf(`${at}.model`, 'model', player.model, models) };
  return { name, kind: 'command', command: player.command, seconds: player.seconds ?? SECONDS };
}
function oneOf(at: string, what: string, value: string, known: readonly string[]): string {
  if (known.includes(value)) return value;
  const list = known.length === 0 ? 'AI_MODELS names none' : `there are: ${listed(known, 'and')}`;
  throw new PlanFault(`${at}: there is no ${what} "${value}"; ${list}.`);
}
