import { endpoints } from '@machine/contract';

const HOME = '/';
/** Selects one match. Home then fetches a different URL, so a preload would be wasted. */
const MATCH_PARAM = 'match';

/**
 * Returns the link that makes the browser fetch the first prediction while it still parses the page. Undefined for
 * every other page than home, because only home makes that request (docs/decisions/0039).
 */
export function preloadLink(request: Request, path: string): string | undefined {
  if (path !== HOME || new URL(request.url).searchParams.has(MATCH_PARAM)) return undefined;
  return `<${endpoints.randomPrediction.path}>; rel=preload; as=fetch; crossorigin=use-credentials`;
}
