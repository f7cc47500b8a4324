import type { Logger } from 'pino';
import type { DamageListener } from '../store/soundness.ts';

const WHAT_TO_DO =
  'stored data is damaged and was set aside: "npx moonrise verify --store" lists everything that is, and docs/operations.md#damage says what to restore';

/** Tells the operator what is damaged. */
export function damageLog(log: Pick<Logger, 'error'>): DamageListener {
  return ({ stream, seq, what }) => {
    const [kind = '', id] = stream?.split('/') ?? [];
    const ids = kind === 'game' || kind === 'room' ? { [kind]: id } : stream === null ? {} : { stream };
    log.error({ ...ids, ...(seq !== null && { row: seq }), what }, WHAT_TO_DO);
  };
}
