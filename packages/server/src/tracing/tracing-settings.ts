import { z } from 'zod';
import type { TracingSettings } from './exporter.ts';

const share = z
  .string()
  .regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/)
  .transform(Number);
const HEADER = /^[\w.-]{1,100}=[\x21-\x2b\x2d-\x7e]{0,2000}$/; // no comma: that separates them

/** The names are those of OpenTelemetry. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z.url({ protocol: /^https?$/ }),
    rule: 'the http:// address of a collector for traces, such as http://127.0.0.1:4318',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: z
      .string()
      .transform((text) => text.split(',').map((one) => one.trim()))
      .refine((headers) => headers.every((one) => HEADER.test(one) && !/%(?![\da-f]{2})/i.test(one)))
      .transform((headers) => Object.fromEntries(headers.map((one) => halves(one)))),
    rule: 'headers for the collector: name=value, separated by commas',
    secret: true,
  },
  OTEL_TRACES_SAMPLER_ARG: { schema: share, rule: 'the share of traces to record, from 0 to 1' },
} as const;
const halves = (text: string): readonly [string, string] => {
  const at = text.indexOf('=');
  return [
    text.slice(0, at),
    text.slice(at + 1).replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number(`0x${hex}`))),
  ];
};

type Values = { readonly [N in keyof typeof tracingVariables]?: z.infer<(typeof tracingVariables)[N]['schema']> };
/** Null: nothing is traced. */
export const tracingSettingsOf = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers = {},
  OTEL_TRACES_SAMPLER_ARG: share = 1,
}: Values): TracingSettings | null => (endpoint === undefined ? null : { endpoint, headers, share });
