import { endpoints } from '@machine/contract';
import { dmMessages, dmThread, dmThreads, userAt, player } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { FlowApp } from '../FlowApp.tsx';
import { resetBrowserState } from '../flowSetup.ts';

const candidate = userAt(7);

const meta = {
  title: 'Integration/Adding participants',
  component: FlowApp,
  args: { redirect: fn(), path: paths.thread(dmThread.id) },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    resetBrowserState({ globals, msw });
    msw.use(
      reply(endpoints.currentUser, player),
      reply(endpoints.dmThreads, dmThreads),
      reply(endpoints.dmMessages, dmMessages),
      reply(endpoints.following, [candidate]),
      replyError(endpoints.addParticipants, 500),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FailedAdditionShowsNoMessage: Story = {
  name: 'keeps the selection and shows no message when adding people fails',
  tags: ['spec:silent-add-participants'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add people' }));
    await userEvent.click(await dialog.findByRole('option', { name: new RegExp(candidate.username) }));
    const add = dialog.getByRole('button', { name: 'Add people' });
    await userEvent.click(add);
    await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'));
    await expect(dialog.getByRole('option', { selected: true })).toBeInTheDocument();
    await expect(within(screen.getByRole('region', { name: 'Notification' })).queryByRole('button')).toBeNull();
  },
};
