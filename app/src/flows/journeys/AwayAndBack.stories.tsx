import { type DmMessage, endpoints } from '@machine/contract';
import { goOffline } from '@machine/mocks/conditions';
import { dmMessages, dmThread, player } from '@machine/mocks/fixtures';
import { drop, reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { FlowApp } from '../FlowApp.tsx';
import { worldOf } from '../world.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Away and back',
  component: FlowApp,
  args: { leave: fn(), path: paths.thread(dmThread.id) },
  parameters: journey('A train goes through a tunnel, and nothing that was written is lost.'),
  tags: ['flow', 'no-visual'],
  beforeEach: worldOf('locked pick'),
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const said: DmMessage = { id: '900', userId: player.id, text: 'In a tunnel', createdAt: '2025-10-14T11:59:00Z' };
const NOTICE = /^You're offline\./;

export const ThroughATunnel: Story = {
  name: 'Through a tunnel',
  play: async ({ canvas, userEvent, msw, step }) => {
    const box = () => canvas.findByRole('textbox', { name: 'Message' });
    await step('A message is being written', async () => {
      await userEvent.type(await box(), said.text);
    });
    const comeBack = goOffline();
    try {
      await step('The network goes, and the page says so', async () => {
        msw.use(drop(endpoints.sendDmMessage));
        await expect(await screen.findByText(NOTICE)).toBeVisible();
      });
      await step('What cannot be sent stays in the box', async () => {
        await userEvent.type(await box(), '{Enter}');
        await expect(await screen.findByText('Failed to send message.')).toBeVisible();
        await expect(await box()).toHaveValue(said.text);
      });
    } finally {
      comeBack();
    }
    await step('The network is back, and the message is sent', async () => {
      await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
      msw.use(reply(endpoints.sendDmMessage, null, 201), reply(endpoints.dmMessages, [...dmMessages, said]));
      await userEvent.type(await box(), '{Enter}');
      await waitFor(async () => expect(await box()).toHaveValue(''));
      await expect(await within(canvas.getByRole('main')).findByText(said.text)).toBeVisible();
    });
  },
};
