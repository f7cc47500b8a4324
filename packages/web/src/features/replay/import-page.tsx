import { useEffect, useState } from 'react';
import { loadRules, loadRulesList } from '../../shared/rules/rules.ts';
import { useRules, useRulesList } from '../../shared/rules/use-rules.ts';
import { Waiting } from '../../shared/ui/loading/waiting.tsx';
import { useSpeech } from '../../shared/words/use-words.tsx';
import { fetchGameFile, gameNamedIn } from './file/fetch-game-file.ts';
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
  const isFetching = useNamedGame(open, () => setFault(notFound));
  if (isFetching) return <Waiting />;
  if (!game) return <FileChooser fault={fault && t(fault.key, fault.values)} onFile={open} />;
  if (!rules) return <Waiting />;
  return (
    <ReplayScreen story={game.story} rules={rules}>
      <FileRemarks name={game.name} remarks={game.remarks} onOther={() => setGame(undefined)} />
    </ReplayScreen>
  );
}

const notFound: UnreadableGame = { ok: false, key: 'replay.missing', values: {} };
/** Opens the game that the address names. True until it is open, or turns out not to exist. */
function useNamedGame(open: (file: File) => Promise<void>, failed: () => void): boolean {
  const [named] = useState(() => gameNamedIn(location.search));
  const [isFetching, setIsFetching] = useState(named !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (named === null) return;
    const fetched = fetchGameFile(named).then((file) => (file ? open(file) : failed()));
    void fetched.finally(() => setIsFetching(false));
  }, [named]);
  return isFetching;
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
