import { Moon } from '../../sky/moon.tsx';
import { useWords } from '../../words/use-words.tsx';
import classes from './waiting.module.css';

export function Waiting({ isConnecting = false }: { readonly isConnecting?: boolean }) {
  const t = useWords();
  return (
    <main className={classes.waiting} aria-busy="true">
      <h1 className="unseen">Moonrise</h1>
      <Moon phase={0.35} size={72} />
      <p role="status">{t(isConnecting ? 'common.connecting' : 'common.loading')}</p>
    </main>
  );
}
