import { analysisCsv, LogAnalysis } from '@moonrise/aiwolf';
import { type Arguments, WrongUsage } from '../arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { analysisTable } from './analysis-table.ts';
import { gameLogsIn, sentencesOn } from './game-logs.ts';

/** Counts the games of all logs and prints the result; what is wrong with logs goes to the error output. */
export function runAnalyze(args: Arguments, terminal: Terminal): void {
  if (args.has('json') && args.has('csv')) throw new WrongUsage('Give either --json or --csv.');
  const analysis = new LogAnalysis();
  for (const { path, text } of gameLogsIn(args.subjects, terminal)) analysis.add(path, text);
  for (const sentence of sentencesOn(analysis.remarks)) terminal.printError(`moonrise aiwolf analyze: ${sentence}`);
  const { decks } = analysis;
  if (decks.length === 0) throw new Error('There is no finished game in these logs.');
  if (args.has('json'))
    terminal.print(JSON.stringify({ decks, remarks: Object.fromEntries(analysis.remarks) }, null, 2));
  else if (args.has('csv')) terminal.print(analysisCsv(decks).trimEnd());
  else terminal.print(decks.map(analysisTable).join('\n\n\n'));
}
