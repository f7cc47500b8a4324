import type { Json } from '@moonrise/engine';
import { chained, type GameFile, verify } from '@moonrise/record';
import { aGame } from '@moonrise/record/testing';
import { rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import type { Row } from '../store/store.ts';
import { rowsWithoutChat } from './remove-chat.ts';

const textsIn = ({ rows }: GameFile): readonly string[] =>
  rows.flatMap(({ command }) => (command as { readonly text?: string }).text ?? []);

/** The game after its chat was removed, as a server exports it then. */
function quiet({ rows, ...heading }: GameFile): GameFile {
  const stored = rows.map((row): Row => ({ ...row, stream: '', commandId: null, reply: null, deadline: null }));
  const changed = new Map(rowsWithoutChat(stored).map((row) => [row.seq, row]));
  return chained(
    heading,
    rows.map((row) => ({ ...row, ...changed.get(row.seq) })),
  );
}

test.each(rulesets.map(({ id }) => id))(
  '%s: a game without its chat is sound, and verify counts the removed lines',
  (id) => {
    const files = Array.from({ length: 4 }, (_, seed) => aGame(id, seed + 1));
    const said = files.flatMap(textsIn).filter((text) => text !== '');
    if (id !== 'one-night') expect(said.length).toBeGreaterThan(0);
    for (const file of files) {
      const lines = textsIn(file).filter((text) => text !== '').length;
      expect(verify(file)).toMatchObject({ ok: true, removed: 0 });
      expect(verify(quiet(file))).toMatchObject({ ok: true, removed: lines });
      const left = JSON.stringify(quiet(file).rows);
      for (const text of textsIn(file)) if (text.length > 3) expect(left).not.toContain(JSON.stringify(text));
      expect(rowsWithoutChat(quiet(file).rows as unknown as Row[])).toHaveLength(lines);
    }
  },
);

test('a line that is marked as removed but has a text is a forgery', () => {
  const { rows, ...heading } = aGame('classic', 3);
  const forged = rows.map((row) => {
    const command = row.command as Record<string, Json>;
    return typeof command.text === 'string' ? { ...row, command: { ...command, removed: true } } : row;
  });
  expect(verify(chained(heading, forged))).toMatchObject({ ok: false });
});
