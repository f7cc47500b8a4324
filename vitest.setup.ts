import fc from 'fast-check';
import { beforeEach } from 'vitest';
import { fixChance } from './packages/server/src/testing/fixed-chance.ts';

// Every run plays the same games, so a test does not fail by chance. `npm run test:long` uses new seeds.
if (!process.env.MOONRISE_LONG) fc.configureGlobal({ seed: 1 });
fixChance('before the first test');
beforeEach(({ task }) => fixChance(`${task.fullName}/${task.result?.retryCount ?? 0}`));
