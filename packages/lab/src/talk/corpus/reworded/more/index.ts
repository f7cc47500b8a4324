export { de } from './de.ts';
export { en } from './en.ts';
export { hi } from './hi.ts';
export { ja } from './ja.ts';
