import { Link } from 'wouter';
import { Page } from '../shared/ui/page.tsx';
import { useWords } from '../shared/words/use-words.tsx';

export function NotFoundPage() {
  const t = useWords();
  return (
    <Page title="Moonrise">
      <p>{t('common.notFound')}</p>
      <Link href="/">{t('common.home')}</Link>
    </Page>
  );
}
