import { endpoints } from '@machine/contract';

export const HOME = '/';
/** Selects one match. Home then fetches a different URL, so a preload would be wasted. */
export const MATCH_PARAM = 'match';

/**
 * Returns the link that makes the browser fetch the first prediction while it still parses the page. Empty for
 * every other page than home, because only home makes that request.
 */
export function preloadLinks(request: Request, path: string): string[] {
  if (path !== HOME || new URL(request.url).searchParams.has(MATCH_PARAM)) return [];
  return [`<${endpoints.randomPrediction.path}>; rel=preload; as=fetch; crossorigin=use-credentials`];
}
