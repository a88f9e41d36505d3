import { endpoints } from '@machine/contract';
import { createdShare, hiddenPick } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { findVisibleDialog } from '../../../../.storybook/helpers/findVisibleDialog.ts';
import { expectScreen, loggedOut } from '../steps.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Flows/Share',
  tags: ['flow', 'no-visual'],
  ...journey(
    'A player shares a pick without its result, and a friend without an account opens the link.',
    'locked-pick',
    { path: '/completed/nba-lal-phx-1' },
    reply(endpoints.shares, []),
    reply(endpoints.share, hiddenPick),
    reply(endpoints.createShare, createdShare, 201),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromARecapToALink: Story = {
  name: 'From a recap to a link',
  play: async ({ canvas, userEvent, step }) => {
    await step('The recap offers to share the pick', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Share your pick' }));
      await findVisibleDialog('Share your pick');
    });
    const dialog = within(screen.getByRole('dialog'));
    await step('Without the result, for friends who do not know it yet', async () => {
      await userEvent.click(dialog.getByRole('switch', { name: 'Hide the result' }));
      await userEvent.click(await dialog.findByRole('button', { name: 'Create link' }));
      await expect(await dialog.findByRole('textbox', { name: 'Text to share' })).toHaveDisplayValue(
        /^I disagreed with the Machine on Lakers @ Suns\. Guess who was right\./,
      );
    });
    await step('The picture says nothing of the result either', async () => {
      await expect(dialog.getByRole('img')).toHaveAccessibleName(/The result is hidden\.$/);
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const AFriendOpensTheLink: Story = {
  name: 'A friend opens the link',
  args: { path: hiddenPick.path },
  beforeEach: ({ msw }) => msw.use(loggedOut),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('The page shows the pick, and asks who was right', async () => {
      await expectScreen(context, 'Can you beat the Machine?');
      await expect(await canvas.findByText('[ DISAGREE ]')).toBeVisible();
      await expect(canvas.getByText('Who was right?')).toBeVisible();
    });
    await step('The friend signs up', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Sign up and pick' }));
      await expectScreen(context, 'Create account');
    });
  },
};
