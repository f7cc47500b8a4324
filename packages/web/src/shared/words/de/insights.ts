export { achievements } from './achievements.ts';
export { claims } from './claims.ts';
export { knows } from './knows.ts';
export { profile } from './profile.ts';
export { proof } from './proof.ts';
export { turns } from './turns.ts';
