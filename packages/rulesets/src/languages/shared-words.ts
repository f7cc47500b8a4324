import type * as kit from '@moonrise/engine/kit';
import type { Presets } from '../presets.ts';
import type { Same, SameOptions } from './catalogue.ts';

type KitWords =
  | 'chatWords'
  | 'dawnWords'
  | 'floorWhys'
  | 'packCards'
  | 'packCauses'
  | 'packWords'
  | 'revealWords'
  | 'revengeCards'
  | 'revengeCauses'
  | 'revengeWords'
  | 'sidesWords'
  | 'voteCards'
  | 'voteCauses'
  | 'voteWhys'
  | 'voteWords';

/** What several rule sets share, in another language. */
export interface SharedWords {
  readonly kit: Same<Pick<typeof kit, KitWords>>;
  readonly options: SameOptions<ReturnType<typeof kit.commonOptions>>;
  readonly presets: Presets;
}
