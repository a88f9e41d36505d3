import * as z from 'zod/mini';

/** The id of the `<script type="application/json">` with the answers that a server has rendered into the page. */
export const PAGE_ANSWERS_ID = 'answers';

/** The id of the `<script type="application/json">` with the response of `gameInfo`: what the server has beyond the game. */
export const PAGE_GAME_ID = 'game';

/**
 * Runs before the first paint, so that a light page never flashes dark. Inline in every page: its hash is in the policy.
 * The page contains a dark frame, which becomes light as soon as it is parsed.
 */
export const THEME_SCRIPT = `try {
  if (localStorage.getItem('theme') === 'light') {
    const root = document.documentElement;
    root.dataset.theme = 'light';
    const observer = new MutationObserver(() => {
      const frame = document.querySelector('.radix-themes');
      if (!frame) return;
      frame.classList.replace('dark', 'light');
      observer.disconnect();
    });
    observer.observe(root, { childList: true, subtree: true });
  }
} catch {}`;

/**
 * The responses with which a server has rendered home. Strict, because both sides have to render the same: with anything else the app
 * requests the answers itself.
 */
export const pageAnswers = z.object({
  /** The time that the page shows, in milliseconds since 1970. */
  at: z.number(),
  /** Whether `at` is the time of an accelerated season, as in the header `Game-Time`. */
  isGameTime: z.boolean(),
  /** True if the request had no session, so that the viewer needn't be asked for. */
  isVisitor: z.boolean(),
  /** The body of `randomPrediction`. */
  prediction: z.unknown(),
});
export type PageAnswers = z.infer<typeof pageAnswers>;
