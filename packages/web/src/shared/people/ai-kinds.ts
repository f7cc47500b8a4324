import type { AiKind } from '@moonrise/protocol';

type PlainKind = Exclude<AiKind, `model:${string}`>;
const MODEL = 'model:';
const isModel = (kind: AiKind): kind is Exclude<AiKind, PlainKind> => kind.startsWith(MODEL);

/** The kind under which words describe an AI seat. */
export const plainKind = (kind: AiKind): PlainKind => (isModel(kind) ? 'llm' : kind);

/** The operator's name of one of several models; undefined for other kinds. */
export const modelName = (kind: AiKind): string | undefined => (isModel(kind) ? kind.slice(MODEL.length) : undefined);
