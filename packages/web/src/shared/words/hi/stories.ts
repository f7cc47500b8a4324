export { display } from './display.ts';
export { end } from './end.ts';
export { minds } from './minds.ts';
export { replay } from './replay.ts';
