import { useFilter } from '../../shared/filter/use-filter.ts';
import { type Boards, fetchBoards } from '../../shared/history/ask-profile.ts';
import { useRequest } from '../../shared/history/use-request.ts';
import { PageButtons } from '../../shared/settings/page-buttons.tsx';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { Page } from '../../shared/ui/layout/page.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './leaderboard-page.module.css';
import page from './me-page.module.css';
import { useRulesNames } from './use-rules-names.ts';

/** The leaderboard of each rule set. Players are on it by their own choice. */
export function LeaderboardPage() {
  const t = useWords();
  const { found: boards, hasFailed } = useRequest(fetchBoards);
  return (
    <Page title={t('profile.board')} actions={<PageButtons />}>
      <p className={page.lead}>{t('profile.boardLead')}</p>
      {boards === undefined && <p role="status">{t(hasFailed ? 'profile.failed' : 'common.loading')}</p>}
      {boards === null && <p>{t('profile.boardOff')}</p>}
      {boards?.length === 0 && <p>{t('profile.boardNone')}</p>}
      <div className={page.panels}>
        {boards?.map((board) => (
          <Board key={board.rules} board={board} />
        ))}
      </div>
      <TextLink href="/me" className={page.play}>
        {t('profile.toMe')}
      </TextLink>
    </Page>
  );
}

function Board({ board: { rules, people } }: { readonly board: Boards[number] }) {
  const t = useWords();
  const filtered = useFilter();
  const { rulesName } = useRulesNames();
  return (
    <Panel title={rulesName(rules)}>
      <table className={classes.board}>
        <thead>
          <tr>
            <th scope="col">{t('profile.rank')}</th>
            <th scope="col">{t('profile.player')}</th>
            <th scope="col">{t('profile.ratingHead')}</th>
            <th scope="col">{t('profile.gamesHead')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ name, rating, deviation, games }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
            <tr key={i}>
              <td>{i + 1}</td>
              <th scope="row">{filtered(name)}</th>
              <td>{t('profile.rating', { rating: Math.round(rating), deviation: Math.round(deviation) })}</td>
              <td>{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
