import { type DmMessage, endpoints, paths } from '@machine/contract';
import { goOffline } from '@machine/mocks/conditions';
import { dmMessages, dmThread, player } from '@machine/mocks/fixtures';
import { failNetwork, reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectToast } from '../steps.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Flows/Offline and Back',
  tags: ['flow', 'no-visual', 'nightly'],
  ...journey('The connection drops while writing a message, and nothing is lost.', 'locked-pick', {
    path: paths.thread(dmThread.id),
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sentMessage: DmMessage = { id: '900', userId: player.id, text: 'In a tunnel', createdAt: '2025-10-14T11:59:00Z' };
const NOTICE = /^You're offline\./;

export const MessageWhileOffline: Story = {
  name: 'A message written while offline',
  play: async ({ canvas, userEvent, msw, step }) => {
    const findMessageBox = () => canvas.findByRole('textbox', { name: 'Message' });
    await step('The player writes a message', async () => {
      await userEvent.type(await findMessageBox(), sentMessage.text);
    });
    const goOnline = goOffline();
    try {
      await step('The network drops and a notice appears', async () => {
        msw.use(failNetwork(endpoints.sendDmMessage));
        await expect(await screen.findByText(NOTICE)).toBeVisible();
      });
      await step('A message that cannot be sent stays in the box', async () => {
        await userEvent.type(await findMessageBox(), '{Enter}');
        await expectToast('Failed to send message.');
        await expect(await findMessageBox()).toHaveValue(sentMessage.text);
      });
    } finally {
      goOnline();
    }
    await step('The network is back and the message is sent', async () => {
      await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
      msw.use(reply(endpoints.sendDmMessage, null, 201), reply(endpoints.dmMessages, [...dmMessages, sentMessage]));
      await userEvent.type(await findMessageBox(), '{Enter}');
      await waitFor(async () => expect(await findMessageBox()).toHaveValue(''));
      await expect(await within(canvas.getByRole('main')).findByText(sentMessage.text)).toBeVisible();
    });
  },
};
