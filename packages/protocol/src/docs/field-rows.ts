import { z } from 'zod';

export interface FieldRow {
  readonly path: string; // players[].id
  readonly type: string;
  readonly isOptional: boolean;
  readonly meaning: string;
}

/** The part of JSON Schema that our schemas use. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

/** One row per field; fields of nested objects follow their object. */
export function fieldRows(schema: z.ZodType): FieldRow[] {
  return rowsOf(z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline' }) as Schema, '');
}

function rowsOf({ properties = {}, required = [] }: Schema, before: string): FieldRow[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${before}${name}`;
    const inner = field.type === 'array' ? field.items : field;
    const below =
      inner?.properties && inner.title === undefined
        ? rowsOf(inner, `${path}${field.type === 'array' ? '[]' : ''}.`)
        : [];
    const row = { path, type: typeOf(field), isOptional: !required.includes(name), meaning: field.description ?? '' };
    return [row, ...below];
  });
}

function typeOf(schema: Schema): string {
  const { type, items, additionalProperties } = schema;
  const options = schema.anyOf ?? schema.oneOf;
  if (schema.title !== undefined) return schema.title;
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(' or ');
  if (options) return [...new Set(options.map(typeOf))].join(' or ');
  if (typeof type === 'object') return type.map((one) => typeOf({ ...schema, type: one })).join(' or ');
  if (type === 'array') return `list of ${items ? typeOf(items) : 'anything'}${most(schema.maxItems, '')}`;
  if (type === 'object' && typeof additionalProperties === 'object' && !schema.properties)
    return `{ key: ${additionalProperties.type === 'object' ? 'set' : typeOf(additionalProperties)} }`;
  if (type === 'object') return 'object';
  if (type === 'string') return `text${most(schema.maxLength, ' characters')}`;
  if (type === 'integer' || type === 'number') return numberOf(schema);
  return type ?? 'anything';
}
const most = (max: number | undefined, unit: string): string =>
  max === undefined ? '' : `, at most ${grouped(max)}${unit}`;

function numberOf({ type, minimum, maximum }: Schema): string {
  const word = type === 'integer' ? 'whole number' : 'number';
  const isBounded = maximum !== undefined && maximum < 1_000_000;
  return isBounded && minimum !== undefined ? `${word}, ${minimum} to ${grouped(maximum)}` : word;
}
const grouped = (figure: number): string => figure.toLocaleString('en');
