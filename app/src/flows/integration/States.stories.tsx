import { STORAGE_KEYS } from '@machine/contract/constants.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { readStored, writeStored } from '../../services/storage.ts';
import { integration } from '../flow.ts';

/** States that only the whole app has. */
const meta = {
  title: 'Flows/Integration/States',
  tags: ['flow', 'behavior', '!autodocs', '!manifest'],
  ...integration({}),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShownUntilAnswered: Story = {
  name: 'shows the cookie notice until a consent value is stored',
  tags: ['!behavior'],
  // Invalid values count as unset.
  beforeEach: () => writeStored(STORAGE_KEYS.cookieConsent, 'unanswered' as never),
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByRole('region', { name: 'Cookie Notice' });
    await userEvent.click(within(notice).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Cookie Notice' })).toBeNull());
    await expect(readStored(STORAGE_KEYS.cookieConsent)).toBe('accepted');
    await expect(await canvas.findByRole('article')).toBeVisible();
  },
};
