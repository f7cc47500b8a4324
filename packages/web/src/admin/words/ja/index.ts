import { common } from '../../../shared/words/ja/common.ts';
import { settings } from '../../../shared/words/ja/settings.ts';

export { people } from './people.ts';
export { records } from './records.ts';
export { server } from './server.ts';
export { shell } from './shell.ts';
export const shared = { ...common, ...settings };
