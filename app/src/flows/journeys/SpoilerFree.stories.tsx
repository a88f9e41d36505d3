import * as endpoints from '@machine/contract/endpoints.ts';
import { paths } from '@machine/contract/paths.ts';
import { wrongRecap } from '@machine/mocks/recap.ts';
import { reply } from '@machine/mocks/handlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectScreen, findTitle } from '../steps.ts';
import { rememberingJourney } from './journey.ts';

const meta = {
  title: 'Flows/Spoiler Free',
  tags: ['flow', 'nightly', '!manifest'],
  ...rememberingJourney(
    "A player hides results in the settings, and then sees last night's one by one.",
    'locked-pick',
    { path: paths.settings },
    reply(endpoints.recap, wrongRecap),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneByOne: Story = {
  name: 'One by one',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const showButtons = () => canvas.queryAllByRole('button', { name: /^Show result, / });
    let hiddenCount = 0;

    await step('The player turns on spoiler-free mode', async () => {
      const label = await canvas.findByText('Hide all results');
      const all = within(label.closest('section') as HTMLElement).getByRole('switch');
      await expect(all).not.toBeChecked();
      await userEvent.click(all);
      await waitFor(() => expect(all).toBeChecked());
      // Saved: until then, the list would still have all results.
      await waitFor(() => expect(all).toHaveAttribute('aria-busy', 'false'));
    });
    await step('The list tells no result', async () => {
      const [completed] = canvas.getAllByRole('link', { name: 'Completed' });
      await userEvent.click(completed as HTMLElement);
      await findTitle(context, 'Completed');
      await expect(await canvas.findByRole('button', { name: 'Show all results' })).toBeVisible();
      await expect(canvas.getByRole('main')).not.toHaveTextContent('126');
      hiddenCount = showButtons().length;
    });
    await step('The player shows the result of one match', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Show result, .*Denver Nuggets/ }));
      await expect(canvas.getByRole('link', { name: /Denver Nuggets ?, final 117–126/ })).toHaveFocus();
      await expect(showButtons()).toHaveLength(hiddenCount - 1);
    });
    await step('Its recap shows it, too', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /Denver Nuggets/ }));
      await expectScreen(context, 'Match recap');
      await expect(await canvas.findByRole('heading', { name: /117–126/ })).toBeInTheDocument();
    });
    await step('Back in the list, all others are still hidden', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back to matches' }));
      await canvas.findByRole('link', { name: /117–126/ });
      await expect(showButtons()).toHaveLength(hiddenCount - 1);
    });
    await step('The player shows all others at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all results' }));
      await waitFor(() => expect(showButtons()).toEqual([]));
      await expect(canvas.queryByRole('button', { name: 'Show all results' })).toBeNull();
    });
  },
};
