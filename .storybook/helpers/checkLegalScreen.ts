import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Returns a play function for a legal screen: one title, ordered sections, these texts, the contact and a link home. */
export const checkLegalScreen =
  (contactEmail: string, texts: readonly string[]) =>
  async ({ canvas, canvasElement }: Pick<StoryContext, 'canvas' | 'canvasElement'>) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(5);
    for (const text of texts) await expect(canvasElement).toHaveTextContent(text);
    for (const contact of canvas.getAllByRole('link', { name: contactEmail })) {
      await expect(contact).toHaveAttribute('href', `mailto:${contactEmail}`);
    }
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  };
