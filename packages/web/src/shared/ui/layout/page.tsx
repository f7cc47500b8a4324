import type { Light } from '@moonrise/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Moon } from '../../sky/moon.tsx';
import { Sky } from '../../sky/sky.tsx';
import { useLight } from '../../sky/use-light.ts';
import classes from './page.module.css';
import { startPage } from './start-page.ts';

interface PageProps {
  readonly title: string;
  readonly isTitleHidden?: boolean;
  readonly light?: Light;
  readonly moon?: 'beside' | 'above' | 'large'; // beside the title, above the content, or as the picture of the page
  readonly sky?: { readonly progress: number; readonly day: number }; // where the moon stands
  readonly actions?: ReactNode; // in the header
  readonly home?: string; // where the logo leads
  readonly children: ReactNode;
}

const evening = { progress: 0.9, day: 4 };

/** A page under the sky. Its heading takes the focus, so that screen readers announce the page. */
export function Page(props: PageProps) {
  const {
    title,
    isTitleHidden = false,
    light = 'night',
    moon = 'beside',
    sky = evening,
    actions,
    home = startPage(),
    children,
  } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useLight(light);
  useEffect(() => {
    document.title = title === 'Moonrise' ? title : `${title} – Moonrise`;
  }, [title]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []); // once: a title may change while the page is used
  return (
    <>
      <div className={classes[moon]}>
        <Sky light={light} {...sky} />
      </div>
      <div className={classes.page}>
        <header className={classes.header}>
          <Link href={home} className={classes.logo}>
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
