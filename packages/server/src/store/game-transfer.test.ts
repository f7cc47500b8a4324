import type { AnswerOf } from '@moonrise/protocol';
import { chained, readGameFile, verify, verifyRead } from '@moonrise/record';
import { rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { StreamedGame } from '../http/streamed-game.ts';
import { aStoredGame, played, withStore } from '../testing/stored-games.ts';
import { exportGame, importGame } from './game-transfer.ts';

test.each(rulesets.map(({ id }) => id))('games of %s are exported, verified and imported unchanged', (rules) =>
  withStore(async (home) =>
    withStore(async (away) => {
      for (let seed = 0; seed < 5; seed++) {
        const game = await played(home, rules, seed);
        const file = (await exportGame(home, game))!;
        const read = readGameFile(JSON.stringify(file));
        expect(read).toEqual({ ok: true, file });
        expect(verify(file)).toMatchObject({ ok: true, rows: file.rows.length, hash: file.rows.at(-1)?.hash });
        expect(await importGame(away, file)).toEqual({ ok: true, rows: file.rows.length });
        expect(await exportGame(away, game)).toEqual(file);
        expect(await away.awake()).toEqual([]);
        const [listed] = await away.games({ limit: 9 });
        expect(listed).toMatchObject({ rules, players: file.players });
      }
    }),
  ),
);

test('an exported game contains no data of its room', async () => {
  const text = JSON.stringify(await aStoredGame());
  for (const secret of ['canary', 'commandId', 'reply', 'deadline', 'sitters']) expect(text).not.toContain(secret);
});

test('running and unknown games are not exported', () =>
  withStore(async (store) => {
    const game = await played(store, 'classic', 7, 5);
    expect(await store.head(`game/${game}`)).toBeGreaterThanOrEqual(5);
    expect(await exportGame(store, game)).toBeUndefined();
    expect(await exportGame(store, 'none')).toBeUndefined();
  }));

test('importing twice changes nothing; another game with the same id is not overwritten', () =>
  withStore(async (store) => {
    const file = await aStoredGame();
    for (let i = 0; i < 2; i++) expect(await importGame(store, file)).toEqual({ ok: true, rows: file.rows.length });
    expect(await store.head(`game/${file.game}`)).toBe(file.rows.length);
    const { rows, ...heading } = await withStore(
      async (from) => (await exportGame(from, await played(from, 'classic', 8)))!,
    );
    const posing = chained({ ...heading, game: file.game }, rows);
    expect(await importGame(store, posing)).toEqual({
      ok: false,
      message: `There is already another game ${file.game} here.`,
    });
    expect(await exportGame(store, file.game)).toEqual(file);
    expect(await store.games({ limit: 9 })).toHaveLength(1);
  }));

test('verifying a server’s answer also checks the fields beside its log', () =>
  withStore(async (store) => {
    for (const rules of ['moonrise', 'one-night']) {
      const found = await StreamedGame.read(store, await played(store, rules, 7));
      const parts: Buffer[] = [];
      for await (const part of found!.json()) parts.push(part);
      const answer: AnswerOf<'/api/games/{id}'> = JSON.parse(Buffer.concat(parts).toString());
      const checked = (changed: object) => {
        const read = readGameFile(JSON.stringify({ ...answer, ...changed }));
        const verified = read.ok ? verifyRead(read) : read;
        return verified.ok || verified.message;
      };
      expect(checked({})).toBe(true);
      expect(checked({ game_id: 'other' })).toMatch(/^Row 1 was changed/);
      expect(checked({ rules: 'classic' })).toMatch(/^Row 1 was changed/);
      for (const field of ['options', 'commitment', 'winner', 'reason', 'players_with_roles', 'seed'])
        expect(checked({ [field]: 'another' })).toBe(`Its "${field}" does not match its log.`);
      const [first, ...others] = answer.players_with_roles;
      expect(checked({ players_with_roles: [{ ...first, won: !first!.won }, ...others] })).toMatch(
        /players_with_roles/,
      );
      expect(checked({ players_with_roles: [null, 3] })).toMatch(/players_with_roles/);
    }
  }));
