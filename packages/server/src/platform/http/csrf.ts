const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns whether a request may change data: it must come from our own pages. Browsers without `Sec-Fetch-Site` must
 * send an `Origin` of ours; a request with neither header is rejected. Stricter than Hono's `csrf`, which accepts every
 * JSON request and needs only one of the two headers to match.
 */
export function passesCsrfCheck(request: Request, isOwnOrigin: (origin: string) => boolean): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  return origin !== null && isOwnOrigin(origin);
}
