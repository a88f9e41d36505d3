import * as z from 'zod/mini';

/** The id of the `<script type="application/json">` with the answers that a server has rendered into the page. */
export const PAGE_ANSWERS_ID = 'answers';

/** The cookie with the theme, `dark` or `light`, so that a server can render the page in it. The app writes it. */
export const THEME_COOKIE = 'theme';

const appearance = z.enum(['dark', 'light']);
export type PageTheme = z.infer<typeof appearance>;

/**
 * The responses with which a server has rendered home. Strict, because both sides have to render the same: with anything else the app
 * requests the answers itself.
 */
export const pageAnswers = z.object({
  /** The time that the page shows, in milliseconds since 1970. */
  at: z.number(),
  /** Whether `at` is the time of an accelerated season, as in the header `Game-Time`. */
  isGameTime: z.boolean(),
  /** Whether the request had no session, so that the viewer needn't be asked for. */
  isVisitor: z.boolean(),
  theme: appearance,
  /** The body of `randomPrediction`. */
  prediction: z.unknown(),
  /** The body of `gameInfo`. */
  game: z.unknown(),
});
export type PageAnswers = z.infer<typeof pageAnswers>;
