import type { z } from 'zod';
import { fieldRows } from './field-rows.ts';

/** The fields of a schema as a table. */
export function fields(schema: z.ZodType): string {
  const rows = fieldRows(schema);
  if (rows.length === 0) return 'No fields: send `{}`.';
  return table(
    ['field', 'type', 'meaning'],
    rows.map(({ path, type, isOptional, meaning }) => [code(path) + (isOptional ? ' ?' : ''), type, meaning]),
  );
}

export const paragraphs = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n');
export const code = (text: string): string => `\`${text}\``;
export const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escaped).join(' | ')} |`).join('\n');
const escaped = (cell: string): string => cell.replaceAll('|', '\\|');

const WIDE = 110;

/** A value as JavaScript source, on one line if it fits. */
export function shown(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? `'${value}'` : String(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const deeper = `${indent}  `;
  const parts = Object.entries(value).map(([key, inner]) => (isList ? '' : `${keyOf(key)}: `) + shown(inner, deeper));
  if (parts.length === 0) return open + close;
  const gap = isList ? '' : ' ';
  const line = `${open}${gap}${parts.join(', ')}${gap}${close}`;
  if (indent.length + line.length <= WIDE && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}
const keyOf = (key: string): string => (/^\w+$/.test(key) ? key : `'${key}'`);
