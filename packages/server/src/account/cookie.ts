/** How the session travels. `__Host-` ties the cookie to this very host, which browsers allow over https only. */
const nameOf = (isHttps: boolean) => (isHttps ? '__Host-session' : 'session');

export function writeSessionCookie(isHttps: boolean, value: string, maxAgeSeconds: number): string {
  const secure = isHttps ? 'Secure; ' : '';
  return `${nameOf(isHttps)}=${value}; Max-Age=${maxAgeSeconds}; Path=/; ${secure}HttpOnly; SameSite=Lax`;
}

/** The id that a call carries; null when there is none or when it is none that we gave out. */
export function readSessionCookie(isHttps: boolean, request: Request): string | null {
  const start = `${nameOf(isHttps)}=`;
  const pairs = request.headers.get('cookie')?.split(';') ?? [];
  const value = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(start));
  const id = value?.slice(start.length) ?? '';
  return /^[\w-]{43}$/.test(id) ? id : null;
}
