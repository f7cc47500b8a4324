import { Component, type ReactNode } from 'react';
import { reloadPage } from '../shared/install/keep-trying.ts';
import { pageWord } from '../shared/install/page-words.ts';
import { Moon } from '../shared/sky/moon.tsx';
import { Button } from '../shared/ui/controls/button.tsx';
import classes from './fault-screen.module.css';

/** The error boundary of the app. Its words are in index.html: the translations may be what failed. */
export class FaultScreen extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className={classes.fault}>
        <Moon phase={0.35} size={72} />
        <h1>{pageWord('fault')}</h1>
        <p>{pageWord('faultWhy')}</p>
        <Button kind="main" onClick={reloadPage}>
          {pageWord('reload')}
        </Button>
      </main>
    );
  }
}
