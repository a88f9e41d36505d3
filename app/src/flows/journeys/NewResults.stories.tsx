import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { findVisibleDialog } from '../../../../packages/ui/stories/findVisibleDialog.ts';
import { expectScreen, findTitle } from '../steps.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Flows/New Results',
  tags: ['flow', 'no-visual', 'nightly'],
  ...journey('After a grading, the first visit shows once how the picks turned out.', 'new-results'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SUMMARY = { name: /: 2 of 4 right, \+5 stars\./ };

export const ResultsSinceTheLastVisit: Story = {
  name: 'Results since the last visit',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Home shows the results next to a card to play on', async () => {
      await expect(await canvas.findByRole('button', SUMMARY)).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '[ AGREE ]' })).toBeEnabled();
    });
    await step('Match by match: they can be shared, and each leads to its recap', async () => {
      await userEvent.click(canvas.getByRole('button', SUMMARY));
      await userEvent.click(await canvas.findByRole('button', { name: 'Share your week' }));
      await findVisibleDialog('Share your week');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(await canvas.findByRole('link', { name: /Golden State Warriors/ }));
      await expectScreen(context, 'Match recap');
    });
    await step('Back on home, they are not shown again', async () => {
      const [home] = within(canvas.getByRole('banner')).getAllByRole('link', { name: /Beat the Machine/ });
      await userEvent.click(home as HTMLElement);
      await findTitle(context, 'THE MACHINE');
      await canvas.findByRole('article');
      await expect(canvas.queryByRole('button', SUMMARY)).toBeNull();
    });
  },
};
