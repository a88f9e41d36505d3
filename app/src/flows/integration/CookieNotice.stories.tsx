import { endpoints, STORAGE_KEYS } from '@machine/contract';
import { openPrediction } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { readStored, writeStored } from '../../services/storage.ts';
import { FlowApp } from '../FlowApp.tsx';
import { startWith } from '../flowSetup.ts';

const meta = {
  title: 'Integration/Cookie notice',
  component: FlowApp,
  args: { redirect: fn() },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: (context) => {
    startWith(replyError(endpoints.currentUser, 401), reply(endpoints.randomPrediction, openPrediction))(context);
    // Invalid values count as unset.
    writeStored(STORAGE_KEYS.cookieConsent, 'unanswered' as never);
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShownUntilAnswered: Story = {
  name: 'shows the cookie notice until a consent value is stored',
  tags: ['spec:cookie-answered'],
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByRole('region', { name: 'Cookie Notice' });
    await userEvent.click(within(notice).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Cookie Notice' })).toBeNull());
    await expect(readStored(STORAGE_KEYS.cookieConsent)).toBe('accepted');
    await expect(await canvas.findByRole('article')).toBeVisible();
  },
};
