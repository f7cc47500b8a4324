import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesMatching, textOf } from './project-files.ts';
import { root } from './steps.mjs';

const documents = filesMatching(/^[^/]+\.md$|^docs\/.*\.md$|^packages\/[^/]+\/[^/]+\.md$/);

const withoutCode = (markdown: string) => markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, 'code');

/** [text](target), ![picture](target) and [name]: target */
const targetsIn = (markdown: string) =>
  [...withoutCode(markdown).matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|^\[[^\]]+\]:\s+(\S+)/gm)].map(
    (match) => (match[1] ?? match[2])!,
  );

/** The anchors that GitHub gives to headings. A repeated heading gets a number. */
function anchorsIn(markdown: string): string[] {
  const seen = new Map<string, number>();
  const headings = markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm);
  return [...headings].map(([, heading]) => {
    const words = heading!.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '');
    const anchor = words.toLowerCase().replace(/\s/g, '-');
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    return times === 0 ? anchor : `${anchor}-${times}`;
  });
}

function isBroken(target: string, document: string): boolean {
  if (/^[a-z]+:/.test(target)) return false;
  const [path = '', anchor] = decodeURIComponent(target).split('#');
  const file = path === '' ? document : join(dirname(document), path);
  if (!existsSync(join(root, file))) return true;
  return anchor !== undefined && file.endsWith('.md') && !anchorsIn(textOf(file)).includes(anchor);
}

test('anchors are made from headings as on GitHub', () => {
  expect(anchorsIn('# Day & night\n## 2.4 `shoot`\n```\n# no\n```\n### Again\n### Again')).toEqual([
    'day--night',
    '24-shoot',
    'again',
    'again-1',
  ]);
});

test('a broken link is found', () => {
  expect(targetsIn('[a](no.md) `[b](c.md)` ![d](e.png "f")\n\n[g]: h.md')).toEqual(['no.md', 'e.png', 'h.md']);
  expect(isBroken('no-such-file.md', 'README.md')).toBe(true);
  expect(isBroken('CONTRIBUTING.md#no-such-heading', 'README.md')).toBe(true);
});

test.each(documents)('no link in %s is broken', (document) => {
  expect(targetsIn(textOf(document)).filter((target) => isBroken(target, document))).toEqual([]);
});
