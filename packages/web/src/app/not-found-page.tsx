import { Link } from 'wouter';
import { Page } from '../shared/ui/layout/page.tsx';
import { startPage } from '../shared/ui/layout/start-page.ts';
import { useWords } from '../shared/words/use-words.tsx';

export function NotFoundPage() {
  const t = useWords();
  return (
    <Page title="Moonrise">
      <p>{t('common.notFound')}</p>
      <Link href={startPage()}>{t('common.home')}</Link>
    </Page>
  );
}
