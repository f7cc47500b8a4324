import type { Claim, KeptGame } from '@moonrise/lab/figures';
import { useMemo } from 'react';
import { useAnswer } from '../../../shared/lab/use-answer.ts';
import { roleOf } from '../../../shared/rules/sentences.ts';
import type { StoryCast } from '../../../shared/story/views/story-cast.ts';
import { useSpeech } from '../../../shared/words/use-words.tsx';
import type { Mark, Marks } from '../hints.ts';

const NONE: Marks = new Map();

/** Whether the bots' claims are true, by row. For viewers who see all cards. */
export function useClaimMarks(kept: KeptGame | undefined, { rules, nameOf }: StoryCast, mayKnow: boolean): Marks {
  const { t, language } = useSpeech();
  const claims = useAnswer('claims', mayKnow ? kept : undefined);
  return useMemo(() => {
    if (!claims) return NONE;
    const list = new Intl.ListFormat(language);
    const markOf = ({ role, seat, about, verdict }: Claim): Mark => {
      const what =
        role === null ? list.format((about.length > 0 ? about : [seat]).map(nameOf)) : roleOf(rules, role)?.name;
      return { isTrue: verdict === 'true', text: t(`claims.${verdict}`, { what: what ?? '' }) };
    };
    const marks = new Map<number, readonly Mark[]>();
    for (const claim of claims) marks.set(claim.row, [...(marks.get(claim.row) ?? []), markOf(claim)]);
    return marks;
  }, [claims, rules, nameOf, t, language]);
}
