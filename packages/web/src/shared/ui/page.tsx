import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Light } from '../rules/rules.ts';
import { Moon } from '../sky/moon.tsx';
import { Sky } from '../sky/sky.tsx';
import { useLight } from '../sky/use-light.ts';
import classes from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly isTitleHidden?: boolean;
  readonly light?: Light;
  readonly sky?: { readonly progress: number; readonly day: number }; // where the moon stands, if it tells the time
  readonly actions?: ReactNode; // in the header
  readonly children: ReactNode;
}

const evening = { progress: 0.3, day: 4 };
const aside = { progress: 0.9, day: 4 }; // out of the title's way

/** A screen under the sky. Its heading takes the focus, so that a screen reader says where one is. */
export function Page({ title, isTitleHidden = false, light = 'night', sky, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLight(light);
  useEffect(() => {
    document.title = title === 'Moonrise' ? title : `${title} – Moonrise`;
  }, [title]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []); // once: a title may change under somebody's hands
  return (
    <>
      <div className={isTitleHidden ? undefined : classes.aside}>
        <Sky light={light} {...(sky ?? (isTitleHidden ? evening : aside))} />
      </div>
      <div className={classes.page}>
        <header className={classes.header}>
          <Link href="/" className={classes.logo}>
            <Moon phase={0.22} size={26} />
            <span>Moonrise</span>
          </Link>
          <div className={classes.actions}>{actions}</div>
        </header>
        <main className={classes.main}>
          <h1 ref={heading} tabIndex={-1} className={isTitleHidden ? 'unseen' : classes.title}>
            {title}
          </h1>
          {children}
        </main>
      </div>
    </>
  );
}
