import { Link } from 'wouter';
import { at } from '../../../shared/install/base.ts';
import { roleOf } from '../../../shared/rules/sentences.ts';
import { copyText, maySystemShare, systemShare } from '../../../shared/share/share.ts';
import { Button, ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { toast } from '../../../shared/ui/overlays/toasts.tsx';
import { facts } from '../../../shared/words/lists.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Translate } from '../../../shared/words/words.ts';
import type { Ending } from '../use-ending.ts';
import { type ShareCard, shareOrSave } from './share-card.ts';
import classes from './share-row.module.css';

/** Ways to share a game: its link, and a picture of its end. */
export function ShareRow({ ending, title }: { readonly ending: Ending; readonly title: string }) {
  const t = useWords();
  const { game } = ending;
  const url = new URL(at(`/games/${game.id}`), location.href).href;
  const copy = async () => {
    const isCopied = await copyText(url);
    toast(isCopied ? t('end.copied') : url, isCopied ? 'good' : 'plain');
  };
  const share = async () => {
    if (!(await systemShare({ title: 'Moonrise', text: title, url }))) await copy();
  };
  const picture = async () => {
    const isGiven = await shareOrSave(cardOf(ending, title, t), `moonrise-${game.id}.png`);
    toast(t(isGiven ? 'end.pictureSaved' : 'end.pictureFailed'), isGiven ? 'good' : 'danger');
  };
  return (
    <div className={classes.row}>
      <Link href={`/games/${game.id}`} asChild>
        <ButtonLink icon="replay">{t('end.watchReplay')}</ButtonLink>
      </Link>
      {maySystemShare() && (
        <Button icon="share" onClick={share}>
          {t('end.share')}
        </Button>
      )}
      <Button icon="link" onClick={copy}>
        {t('end.copyLink')}
      </Button>
      <Button icon="card" onClick={picture}>
        {t('end.picture')}
      </Button>
    </div>
  );
}

function cardOf({ game, rules, cast }: Ending, title: string, t: Translate): ShareCard {
  const { outcome, seats, cards } = game.state;
  return {
    title,
    reason: (outcome && rules.words.ends[outcome.reason]) ?? '',
    footer: facts(t, [rules.name, location.host]),
    people: seats.map(({ id, alive }) => {
      const role = roleOf(rules, cards[id]);
      return {
        name: cast.nameOf(id),
        role: role?.name ?? '',
        picture: role?.picture ?? 'unknown',
        hasWon: outcome?.winners.includes(id) ?? false,
        isAlive: alive,
      };
    }),
  };
}
