import { common } from '../../../shared/words/en/common.ts';
import { settings } from '../../../shared/words/en/settings.ts';

export { people } from './people.ts';
export { records } from './records.ts';
export { server } from './server.ts';
export { shell } from './shell.ts';
export const shared = { ...common, ...settings };
