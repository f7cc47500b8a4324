import { bots } from './bots.ts';
import { chat } from './chat.ts';
import { common } from './common.ts';
import { display } from './display.ts';
import { end } from './end.ts';
import { errors } from './errors.ts';
import { guide } from './guide.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { minds } from './minds.ts';
import { replay } from './replay.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

export const words = {
  ...common,
  ...home,
  ...lobby,
  ...bots,
  ...table,
  ...chat,
  ...end,
  ...minds,
  ...replay,
  ...display,
  ...guide,
  ...settings,
  ...errors,
};
