import { endpoints } from '@machine/contract';
import type { Headers } from './headers.ts';

const HOME = '/';
/** Names one match: home then calls another URL, so a preload would be wasted. */
const MATCH_PARAM = 'match';

/**
 * Returns the `Link` header that makes the browser request the first prediction while it still reads the page. Empty
 * for every page but home, because no other page makes that call (docs/decisions/0039).
 */
export function preloadHeaders(request: Request, path: string): Headers {
  if (path !== HOME || new URL(request.url).searchParams.has(MATCH_PARAM)) return {};
  return { Link: `<${endpoints.randomPrediction.path}>; rel=preload; as=fetch; crossorigin=use-credentials` };
}
