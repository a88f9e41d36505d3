import { endpoints } from '@machine/contract';
import { replyError } from '@machine/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

type CanvasContext = Pick<StoryContext, 'canvas'>;

/** The current user is logged out. */
export const loggedOut = replyError(endpoints.currentUser, 401, 'Unauthorized');

/** Finds the title of a screen. */
export const findTitle = ({ canvas }: CanvasContext, name: string | RegExp) =>
  canvas.findByRole('heading', { level: 1, name });

/** Expects a new screen: its title is shown and focused. */
export async function expectScreen(context: CanvasContext, name: string | RegExp): Promise<void> {
  const heading = await findTitle(context, name);
  await waitFor(() => expect(heading).toHaveFocus());
}

/** Expects a visible toast, as opposed to its screen reader announcement. It fades in. */
export const expectToast = (text: string) =>
  waitFor(async () => {
    const toast = document.querySelector('[data-toast]');
    await expect(toast).toHaveTextContent(text);
    await expect(toast).toBeVisible();
  });
