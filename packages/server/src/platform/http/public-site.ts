import { MATCH_PARAM, PRODUCT_NAME, endpoints, paths } from '@machine/contract';
import { meta } from './page-head.ts';

/** Link previews show this file of the app, 1200 by 630 pixels. */
export const SOCIAL_CARD = '/social-card.png';

/** Returns the elements of the picture for link previews, whose URL must be absolute. */
export const socialCard = (origin: string): string =>
  [
    ['og:image', origin + SOCIAL_CARD],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', `${PRODUCT_NAME}: the prediction of a match, with the buttons to agree or disagree.`],
  ]
    .map(([property = '', content = '']) => meta('property', property, content))
    .join('');

/**
 * Returns the link that makes the browser fetch the first prediction while it still parses the page. Empty for
 * every other page than home, because only home makes that request, and for one match, which it requests by another URL.
 */
export function preloadLinks(request: Request, path: string): string[] {
  if (path !== paths.home || new URL(request.url).searchParams.has(MATCH_PARAM)) return [];
  return [`<${endpoints.randomPrediction.path}>; rel=preload; as=fetch; crossorigin=use-credentials`];
}
