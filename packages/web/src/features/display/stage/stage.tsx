import type { Light } from '@moonrise/engine';
import { type ReactNode, useEffect } from 'react';
import { Sky } from '../../../shared/sky/sky.tsx';
import { useLight } from '../../../shared/sky/use-light.ts';
import classes from './stage.module.css';

interface StageProps {
  readonly light: Light;
  readonly sky: { readonly progress: number; readonly day: number };
  readonly title: string;
  readonly isBoard?: boolean; // the middle is a board: as high as the screen, with the rest at its sides
  readonly note?: string; // under the title
  readonly head?: ReactNode; // beside the title
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of the display: head, middle and foot, for any size. */
export function Stage({ light, sky, title, isBoard = false, note, head, foot, children }: StageProps) {
  useLight(light);
  useEffect(() => {
    document.title = `${title} – Moonrise`;
  }, [title]);
  return (
    <>
      <div className={classes.sky} data-board={isBoard} data-over={!isBoard && sky.progress === 1}>
        <Sky light={light} {...sky} />
      </div>
      <main className={classes.stage} data-board={isBoard}>
        <header className={classes.head}>
          <div className={classes.plate}>
            <h1 className={classes.title}>{title}</h1>
            {note && <p>{note}</p>}
          </div>
          {head}
        </header>
        <div className={classes.middle}>{children}</div>
        <footer className={classes.foot}>{foot}</footer>
      </main>
    </>
  );
}
