const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a call may change anything: it must come from our own pages. Browsers say so themselves; those that do
 * not must name an origin of ours, and whoever names none is refused (RELIABILITY.md §3.3).
 */
export function mayChange(request: Request, isOwnOrigin: (origin: string) => boolean): boolean {
  if (READING.has(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  return origin !== null && isOwnOrigin(origin);
}
