/** `device` proves that a browser is a known device. */
type Name = 'session' | 'device';

/** The `__Host-` prefix ties a cookie to this exact host. Browsers only accept it over https. */
const nameOf = (isHttps: boolean, name: Name) => (isHttps ? `__Host-${name}` : name);

/** Returns a Set-Cookie value. A `maxAgeSeconds` of 0 removes the cookie. */
export function writeCookie(isHttps: boolean, name: Name, value: string, maxAgeSeconds: number): string {
  const secure = isHttps ? 'Secure; ' : '';
  return `${nameOf(isHttps, name)}=${value}; Max-Age=${maxAgeSeconds}; Path=/; ${secure}HttpOnly; SameSite=Lax`;
}

/** Returns the value of a cookie; '' when the request doesn't have it. */
export function readCookie(isHttps: boolean, name: Name, request: Request): string {
  const start = `${nameOf(isHttps, name)}=`;
  const pairs = request.headers.get('cookie')?.split(';') ?? [];
  const pair = pairs.map((one) => one.trim()).find((one) => one.startsWith(start));
  return pair?.slice(start.length) ?? '';
}
