import * as endpoints from '@machine/contract/endpoints.ts';
import { replyError } from '@machine/mocks/handlers.ts';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

type CanvasContext = Pick<StoryContext, 'canvas'>;

export const loggedOut = replyError(endpoints.currentUser, 401, 'Unauthorized');

export const findTitle = ({ canvas }: CanvasContext, name: string | RegExp) =>
  canvas.findByRole('heading', { level: 1, name });

/** Expects a new screen: its title is shown and focused. */
export async function expectScreen(context: CanvasContext, name: string | RegExp): Promise<void> {
  const heading = await findTitle(context, name);
  await waitFor(() => expect(heading).toHaveFocus());
}

/** The texts of the toasts of this story. */
const toasts: string[] = [];

/** Remembers toasts, which disappear after a time that a busy machine may take to look. Returns how to stop. */
export function recordToasts(): () => void {
  toasts.length = 0;
  const observer = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[data-toast]')) toasts.push(textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Expects a toast, as opposed to its screen reader announcement. */
export const expectToast = (text: string) =>
  waitFor(() => expect(toasts).toContainEqual(expect.stringContaining(text)));
