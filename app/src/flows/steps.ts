import { endpoints } from '@machine/contract';
import { replyError } from '@machine/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

type OnScreen = Pick<StoryContext, 'canvas'>;

/** Who asks is nobody. */
export const nobody = replyError(endpoints.currentUser, 401, 'Unauthorized');

/** The title of a screen. */
export const title = ({ canvas }: OnScreen, name: string | RegExp) => canvas.findByRole('heading', { level: 1, name });

/** A new screen: its title is there and has the focus (RELIABILITY.md X2). */
export async function arrival(context: OnScreen, name: string | RegExp): Promise<void> {
  const heading = await title(context, name);
  await waitFor(() => expect(heading).toHaveFocus());
}

/** The toast itself, and not what is read out of it meanwhile. */
export const toast = (words: string) =>
  waitFor(() => expect(document.querySelector('[data-toast]')).toHaveTextContent(words));
