import { endpoints } from '@machine/contract';
import type { Headers } from './headers.ts';

const HOME = '/';
/** Selects one match. Home then fetches a different URL, so a preload would be wasted. */
const MATCH_PARAM = 'match';

/**
 * Returns the `Link` header that makes the browser fetch the first prediction while it still parses the page. Empty for
 * every other page than home, because only home makes that request (docs/decisions/0039).
 */
export function preloadHeaders(request: Request, path: string): Headers {
  if (path !== HOME || new URL(request.url).searchParams.has(MATCH_PARAM)) return {};
  return { Link: `<${endpoints.randomPrediction.path}>; rel=preload; as=fetch; crossorigin=use-credentials` };
}
