/** The session's id, and the proof that a browser is a known device. */
type Name = 'session' | 'device';

/** `__Host-` ties the cookie to this very host, which browsers allow over https only. */
const nameOf = (isHttps: boolean, name: Name) => (isHttps ? `__Host-${name}` : name);

/** A Set-Cookie line; `maxAgeSeconds` of 0 removes the cookie. */
export function writeCookie(isHttps: boolean, name: Name, value: string, maxAgeSeconds: number): string {
  const secure = isHttps ? 'Secure; ' : '';
  return `${nameOf(isHttps, name)}=${value}; Max-Age=${maxAgeSeconds}; Path=/; ${secure}HttpOnly; SameSite=Lax`;
}

/** The value that a call carries; '' for none. */
export function readCookie(isHttps: boolean, name: Name, request: Request): string {
  const start = `${nameOf(isHttps, name)}=`;
  const pairs = request.headers.get('cookie')?.split(';') ?? [];
  const pair = pairs.map((one) => one.trim()).find((one) => one.startsWith(start));
  return pair?.slice(start.length) ?? '';
}
