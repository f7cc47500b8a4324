import type { Deed, Event, EventOf, Place, SeatId } from '@moonrise/engine';
import type { Happening } from '../../../shared/connection/snapshot.ts';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { deathSentence, type NameOf, plainSentence, toldSentence } from '../../../shared/rules/sentences.ts';

interface NewsText {
  readonly key: string;
  readonly text: string;
  readonly small?: string | undefined; // the same in plain words
}
/** A banner. */
export type NewsItem =
  | (NewsText & { readonly kind: 'death'; readonly seat: SeatId })
  | (NewsText & { readonly kind: 'public' | 'private' })
  | { readonly kind: 'tally'; readonly key: string; readonly act: string; readonly ballots: readonly Deed[] };

/**
 * The latest news: everything since a phase was last closed, or opened if none was, with the decision that did it.
 * Interruptions, and events between two phases, do not start anew.
 */
export function latest(log: readonly Happening[]): readonly Happening[] {
  let turn = log[0]?.row;
  let isBetween = false; // after a phase has closed, before the next one opens
  let interruptions = 0;
  for (const { row, event } of log) {
    if (event.type === 'opened' && event.over) interruptions++;
    else if (event.type === 'resumed') interruptions = Math.max(0, interruptions - 1);
    else if (event.type === 'opened') {
      if (!isBetween) turn = row;
      isBetween = false;
      interruptions = 0;
    } else if (event.type === 'closed' && interruptions === 0) {
      turn = row;
      isBetween = true;
    }
  }
  return log.slice(log.findIndex(({ row }) => row === turn));
}

/** The public part of a log. */
export const publicly = (log: readonly Happening[]): readonly Happening[] =>
  log.filter(({ event }) => event.to === 'all');

/** The banners of some events. A death is one banner, with the rule set's own sentence if it has one. */
export function newsOf(events: readonly Event[], rules: RulesEntry, nameOf: NameOf): readonly NewsItem[] {
  const merged = new Set<Event>();
  for (const [i, event] of events.entries()) if (event.type === 'died') merged.add(noticeOf(events, i) ?? event);
  const items = events.flatMap((event, i): readonly NewsItem[] => {
    const key = `${i}`;
    if (event.type === 'counted' && event.ballots.length > 0)
      return [{ kind: 'tally', key, act: event.act, ballots: event.ballots }];
    if (event.type === 'died') {
      const notice = noticeOf(events, i);
      const text = notice ? toldSentence(rules, notice, nameOf) : deathSentence(rules, event, nameOf);
      const small = plainSentence(rules, notice ?? event, nameOf);
      return [{ kind: 'death', key, text, ...(small && { small }), seat: event.seat }];
    }
    if (event.type !== 'told' || merged.has(event)) return [];
    const small = plainSentence(rules, event, nameOf);
    const text = toldSentence(rules, event, nameOf);
    return [{ kind: event.to === 'all' ? 'public' : 'private', key, text, ...(small && { small }) }];
  });
  const texts = items.map((item) => ('text' in item ? item.text : item.key));
  const once = items.filter((_, i) => texts.indexOf(texts[i] as string) === i);
  return [...once.filter(({ kind }) => kind !== 'tally'), ...once.filter(({ kind }) => kind === 'tally')];
}

/** The public sentence about a death: right before or right after it. */
function noticeOf(events: readonly Event[], at: number): EventOf<'told'> | undefined {
  const { seat } = events[at] as EventOf<'died'>;
  const isNotice = (event: Event | undefined): event is EventOf<'told'> =>
    event?.type === 'told' && event.to === 'all' && event.about.at(-1) === seat;
  const before = events.slice(0, at).findLast(({ type }) => type !== 'revealed');
  if (isNotice(before)) return before;
  const after = events[at + 1];
  return isNotice(after) ? after : undefined;
}

/** The private results of this seat with their days. */
export function privateNotes(
  log: readonly Happening[],
): readonly { readonly day: number; readonly event: EventOf<'told'> }[] {
  let day = 0;
  return log.flatMap(({ event }) => {
    if (event.type === 'started' || event.type === 'opened') day = event.day;
    return event.type === 'told' && event.to !== 'all' ? [{ day, event }] : [];
  });
}

/** The publicly revealed cards, by place. */
export function openCards(log: readonly Happening[]): ReadonlyMap<Place, string> {
  return new Map(
    log.flatMap(({ event }) => (event.type === 'revealed' && event.to === 'all' ? [[event.place, event.role]] : [])),
  );
}

/** The deaths of those who have not returned. */
export function deathsOf(log: readonly Happening[]): readonly EventOf<'died'>[] {
  let deaths: readonly EventOf<'died'>[] = [];
  for (const { event } of log) {
    if (event.type === 'died') deaths = [...deaths, event];
    if (event.type === 'revived') deaths = deaths.filter(({ seat }) => seat !== event.seat);
  }
  return deaths;
}
