import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileWriter, parquetWriteRows } from 'hyparquet-writer';
import { type DataColumn, gameColumns, moveColumns } from './columns.ts';

type Row = Readonly<Record<string, unknown>>;
const GROUP = 20_000; // rows that are in memory at once

/** Writes the games and moves of an arena, each as JSON lines and as Parquet. The rows are read twice. */
export function writeDataset(folder: string, games: () => Iterable<object>, moves: () => Iterable<object>): void {
  writeLines(join(folder, 'games.jsonl'), games());
  writeLines(join(folder, 'moves.jsonl'), moves());
  writeParquet(join(folder, 'games.parquet'), gameColumns, games());
  writeParquet(join(folder, 'moves.parquet'), moveColumns, moves());
}

/** One JSON object a line. The file is complete, or not there. */
export function writeLines(path: string, rows: Iterable<object>): void {
  const draft = `${path}.draft`;
  const file = openSync(draft, 'w');
  let part = '';
  for (const row of rows) {
    part += `${JSON.stringify(row)}\n`;
    if (part.length < 1_000_000) continue;
    writeSync(file, part);
    part = '';
  }
  writeSync(file, part);
  closeSync(file);
  renameSync(draft, path);
}

function writeParquet(path: string, columns: Readonly<Record<string, DataColumn>>, rows: Iterable<object>): void {
  const draft = `${path}.draft`;
  const named = Object.entries(columns);
  parquetWriteRows({
    writer: fileWriter(draft),
    rows: shaped(rows, named),
    columns: named.map(([name, { type }]) => ({ name, type, nullable: true })),
    rowGroupSize: GROUP,
  });
  renameSync(draft, path);
}
function* shaped(rows: Iterable<object>, columns: readonly (readonly [string, DataColumn])[]): Iterable<Row> {
  for (const row of rows as Iterable<Row>)
    yield Object.fromEntries(
      columns.map(([name, { type }]) => {
        const value = row[name] ?? null;
        return [name, type === 'INT64' && value !== null ? BigInt(value as number) : value];
      }),
    );
}
