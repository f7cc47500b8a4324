import fc from 'fast-check';
import { beforeEach } from 'vitest';
import { fixChance } from './packages/server/src/testing/fixed-chance.ts';

// A test that passes once passes always: every run plays the same games. `npm run test:long` looks for what they miss.
if (!process.env.MOONRISE_LONG) fc.configureGlobal({ seed: 1 });
fixChance('before the first test');
beforeEach(({ task }) => fixChance(`${task.fullName}/${task.result?.retryCount ?? 0}`));
