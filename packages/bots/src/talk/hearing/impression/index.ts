export { impressionOf } from './impression.ts';
export { settle } from './settle.ts';
export { type LineTraits, type Noticed, traitsOf } from './traits.ts';
