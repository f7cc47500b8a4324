import { z } from 'zod';

const line = z.string().regex(/^[\x20-\x7e]{1,500}$/);
const list = z.string().transform((text) => text.split(',').map((one) => one.trim()));
const names = list.refine((all) => all.every((one) => /^[\x21-\x7e]{1,254}$/.test(one)));

/** The least length of the operator’s token: too long to guess. */
const TOKEN_LENGTH = 32;
const token = z.string().regex(new RegExp(`^[\\x21-\\x7e]{${TOKEN_LENGTH},512}$`));

type Context = z.core.$RefinementCtx<string>;
/** A port, or host:port. The default host is loopback. */
export function portAddress(text: string, context: Context): { readonly host: string; readonly port: number } {
  const [, name, bracketed, digits] = /^(?:(?:([\w.-]+)|\[([\da-fA-F:.]+)\]):)?(\d{1,5})$/.exec(text) ?? [];
  const port = Number(digits);
  if (digits !== undefined && port <= 65_535) return { host: name ?? bracketed ?? '127.0.0.1', port };
  context.issues.push({ code: 'custom', input: context.value });
  return z.NEVER;
}
const isPlain = ({ search, hash, username, password }: URL): boolean => `${search}${hash}${username}${password}` === '';
const page = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text))
  .refine(isPlain);

/** Settings of the admin port. */
export const adminVariables = {
  ADMIN_PORT: {
    schema: z.string().transform(portAddress),
    rule: 'a port, or host:port; by default the host is 127.0.0.1',
  },
  MOONRISE_ADMIN_TOKEN: {
    schema: token,
    rule: `a secret of at least ${TOKEN_LENGTH} letters, digits and signs without spaces: “npx moonrise admin token” makes one`,
    secret: true,
  },
  MOONRISE_ADMIN_URL: {
    schema: page,
    rule: 'the address where moderators open the page, such as https://admin.wolf.example or https://wolf.example/admin',
  },
  MOONRISE_ADMIN_OIDC_ISSUER: {
    schema: z.url({ protocol: /^https?$/ }),
    rule: 'the address of the identity provider, such as https://login.example/realms/games',
  },
  MOONRISE_ADMIN_OIDC_CLIENT_ID: { schema: line, rule: 'the client id at the identity provider' },
  MOONRISE_ADMIN_OIDC_CLIENT_SECRET: {
    schema: line,
    rule: 'the client secret at the identity provider',
    secret: true,
  },
  MOONRISE_ADMIN_OIDC_ADMINS: {
    schema: names,
    rule: 'a list of e-mail addresses or subjects, such as anna@example.org,4711',
  },
  MOONRISE_ADMIN_OIDC_MODERATORS: {
    schema: names,
    rule: 'a list of e-mail addresses or subjects, such as bo@example.org',
  },
  MOONRISE_ADMIN_OIDC_CLAIM: { schema: line, rule: 'the name of the claim that lists roles, such as groups' },
  MOONRISE_ADMIN_OIDC_ADMIN_VALUE: { schema: line, rule: 'the value of that claim that makes an admin' },
  MOONRISE_ADMIN_OIDC_MODERATOR_VALUE: { schema: line, rule: 'the value of that claim that makes a moderator' },
} as const;
type AdminVariable = keyof typeof adminVariables;
export type AdminValues = { readonly [N in AdminVariable]?: z.infer<(typeof adminVariables)[N]['schema']> };
