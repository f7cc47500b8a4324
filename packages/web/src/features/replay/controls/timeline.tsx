import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { chapterAt } from '../../../shared/story/log/moments.ts';
import { phaseTitle } from '../../../shared/story/phase/phase-title.ts';
import { Button, IconButton } from '../../../shared/ui/controls/button.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { type Replay, SPEEDS, type Speed } from '../use-replay.ts';
import classes from './timeline.module.css';

/** The slider through the game, with a mark at each phase. */
export function Timeline({ replay, rules }: { readonly replay: Replay; readonly rules: RulesEntry }) {
  const t = useWords();
  const { watched, moment, isPlaying, speed, go, goChapters, toggle, setSpeed } = replay;
  const last = Math.max(1, watched.moments.length - 1);
  const chapter = watched.chapters[chapterAt(watched, moment)];
  const title = chapter ? phaseTitle(chapter, rules, t) : '';
  const faster = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] as Speed;
  return (
    <div className={classes.timeline}>
      <div className={classes.track}>
        <div className={classes.marks} aria-hidden="true">
          {watched.chapters.map((one) => (
            <span
              key={one.key}
              className={classes.mark}
              data-hour={rules.phases.find(({ id }) => id === one.phase)?.light}
              style={{ insetInlineStart: `${(100 * one.moment) / last}%` }}
            />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={last}
          value={moment}
          aria-label={t('replay.timeline')}
          aria-valuetext={t('replay.at', { phase: title, n: moment + 1, of: last + 1 })}
          onChange={(event) => go(Number(event.target.value))}
        />
      </div>
      <p className={classes.where} aria-hidden="true">
        {t('replay.at', { phase: title, n: moment + 1, of: last + 1 })}
      </p>
      <div className={classes.buttons}>
        <IconButton icon="step-back" label={t('replay.chapterBack')} onClick={() => goChapters(-1)} />
        <Button
          kind="main"
          icon={isPlaying ? 'pause' : 'play'}
          onClick={toggle}
          className={classes.play}
          aria-pressed={isPlaying}
        >
          {t(isPlaying ? 'replay.pause' : 'replay.play')}
        </Button>
        <IconButton icon="step-forward" label={t('replay.chapterForward')} onClick={() => goChapters(1)} />
        <Button
          className={classes.speed}
          aria-label={t('replay.speed', { n: speed })}
          onClick={() => setSpeed(faster)}
        >{`${speed}×`}</Button>
      </div>
    </div>
  );
}
