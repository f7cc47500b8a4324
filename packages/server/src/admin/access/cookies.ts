/** How the session cookie is named and where it is sent. */
export interface CookieRules {
  readonly name: string;
  readonly attributes: string;
}
const NAME = 'moonrise-admin';

/** Over https the prefix of the name makes browsers refuse a cookie that another host or plain http has set. */
export function cookieRules(isSecure: boolean, path: string): CookieRules {
  if (!isSecure) return { name: NAME, attributes: 'Path=/admin; HttpOnly; SameSite=Strict' };
  if (path === '/') return { name: `__Host-${NAME}`, attributes: 'Path=/; Secure; HttpOnly; SameSite=Strict' };
  return { name: `__Secure-${NAME}`, attributes: `Path=${path}; Secure; HttpOnly; SameSite=Strict` };
}
export const cookieWith = ({ name, attributes }: CookieRules, value: string, seconds: number): string =>
  `${name}=${value}; Max-Age=${seconds}; ${attributes}`;

/** The same for the short way to an identity provider and back, which comes from another site. */
export const signInRules = ({ name, attributes }: CookieRules): CookieRules => ({
  name: `${name}-sign-in`,
  attributes: attributes.replace('SameSite=Strict', 'SameSite=Lax'),
});

export function cookieIn(header: string | undefined, { name }: CookieRules): string | undefined {
  const found = (header ?? '').split(';').map((part) => part.trim());
  const values = found.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined; // two of them: one was planted
}
