import type { Clock } from '@moonrise/server';
import type { Config } from '../config/config.ts';
import type { NoticeRules } from './notice.ts';
import { NoticeWatch } from './notice-watch.ts';
import { Outbox, type Receiver } from './outbox.ts';

/** What tells the organisers of a contest, and how to end it. */
export interface Notices {
  readonly watches: readonly NoticeWatch[]; // one per receiver
  close(): void;
}

/** Notices to Slack and to a webhook, as configured. */
export function openNotices(config: Config, clock: Clock, games: number, trouble: (error: unknown) => void): Notices {
  const opened = receiversIn(config).map(({ rules, ...receiver }) => {
    const outbox = new Outbox(receiver, clock, trouble);
    return { outbox, watch: new NoticeWatch(rules, clock, games, (notice) => outbox.post(notice)) };
  });
  return {
    watches: opened.map(({ watch }) => watch),
    close: () => {
      for (const { watch, outbox } of opened) {
        watch.close();
        outbox.close();
      }
    },
  };
}

function receiversIn({ slack_notifier: slack, webhook, slackWebhook, contestWebhook }: Config) {
  const receivers: (Receiver & { readonly rules: NoticeRules })[] = [];
  const { username, icon_emoji } = slack;
  const looks = { ...(username !== undefined && { username }), ...(icon_emoji !== undefined && { icon_emoji }) };
  if (slack.enable && slackWebhook !== null)
    receivers.push({
      ...slack,
      name: 'Slack',
      url: slackWebhook,
      rules: slack,
      bodyOf: ({ text }) => ({ text, ...looks }),
    });
  if (contestWebhook !== null)
    receivers.push({
      ...{ ...webhook, name: 'The webhook', url: contestWebhook, rules: webhook },
      bodyOf: ({ event, text, facts, at }) => ({ event, text, facts, at: new Date(at).toISOString() }),
    });
  return receivers;
}
