import { useState } from 'react';
import { loadRules, loadRulesList } from '../../shared/rules/rules.ts';
import { useRules, useRulesList } from '../../shared/rules/use-rules.ts';
import { Waiting } from '../../shared/ui/loading/waiting.tsx';
import { useSpeech } from '../../shared/words/use-words.tsx';
import { FileChooser } from './file/file-chooser.tsx';
import { FileRemarks } from './file/file-remarks.tsx';
import { type OpenedGame, openGameFile, type UnreadableGame } from './file/open-game-file.ts';
import { ReplayScreen } from './replay-screen.tsx';

type Opened = OpenedGame & { readonly name: string };

/** Replays a game from a file. */
export function ImportPage() {
  const { t, language } = useSpeech();
  const [game, setGame] = useState<Opened>();
  const [fault, setFault] = useState<UnreadableGame>();
  const rules = useRulesOf(game);
  const open = async (file: File) => {
    setFault(undefined);
    const read = await openGameFile(file);
    const game = read.ok ? await withWords(read, language) : read;
    if (game.ok) setGame({ ...game, name: file.name });
    else setFault(game);
  };
  if (!game) return <FileChooser fault={fault && t(fault.key, fault.values)} onFile={open} />;
  if (!rules) return <Waiting />;
  return (
    <ReplayScreen story={game.story} rules={rules}>
      <FileRemarks name={game.name} remarks={game.remarks} onOther={() => setGame(undefined)} />
    </ReplayScreen>
  );
}

/** A contest log has no options: the words are those of the defaults. */
function useRulesOf(game: Opened | undefined) {
  const list = useRulesList();
  const own = useRules(game?.options ? game.rules : undefined, game?.options ?? undefined);
  return game?.options ? own : list?.rulesets.find(({ id }) => id === game?.rules);
}
/** The words for these options; those of the defaults where the server has no others. */
async function withWords(game: OpenedGame, language: string): Promise<OpenedGame | UnreadableGame> {
  const { rules, options } = game;
  if (options === null || (await answers(loadRules(rules, options, language)))) return game;
  const list = await loadRulesList(language).catch(() => undefined);
  if (list?.rulesets.some(({ id }) => id === rules)) return { ...game, options: null };
  return { ok: false, key: 'replay.file.noRules', values: {} };
}
const answers = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    () => false,
  );
