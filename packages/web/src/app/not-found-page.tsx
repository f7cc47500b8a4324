import { Link } from 'wouter';
import { PageButtons } from '../shared/settings/page-buttons.tsx';
import { Page } from '../shared/ui/layout/page.tsx';
import { startPage } from '../shared/ui/layout/start-page.ts';
import { useWords } from '../shared/words/use-words.tsx';

export function NotFoundPage() {
  const t = useWords();
  return (
    <Page title={t('common.notFound')} actions={<PageButtons />}>
      <Link href={startPage()}>{t('common.home')}</Link>
    </Page>
  );
}
