import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { EmailConfirmationState } from './EmailConfirmation.tsx';
import { PreferenceSections } from './PreferenceSections.tsx';
import states from './PreferenceSections.stories.tsx';

const meta = {
  title: 'Components/Settings/Preference Sections',
  component: PreferenceSections,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: states.args,
} satisfies Meta<typeof PreferenceSections>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const onSend = fn();
const confirming = (state: EmailConfirmationState): Story => ({
  args: { confirmation: { email: 'ada@example.org', state, onSend } },
});
const sendAgain = ({ canvas }: Pick<Context, 'canvas'>) => canvas.getByRole('button', { name: 'Send again' });

export const ShowsAFailureInItsSection: Story = {
  name: 'Announces a failure politely and only in the section of its switch',
  args: { failed: 'notifyRankUp' },
  play: async ({ canvas }) => {
    const text = 'Failed to update preferences. Please try again.';
    const section = within(canvas.getByRole('region', { name: 'Notification preferences' }));
    await expect(section.getByRole('status')).toHaveTextContent(text);
    await expect(canvas.getAllByText(text)).toHaveLength(1);
  },
};

export const IgnoresSwitchesWhileRateLimited: Story = {
  name: 'Ignores the switches while rate-limited and keeps the focus',
  args: { failed: 'notifyRankUp', isRateLimited: true },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Rank up' });
    control.focus();
    await userEvent.keyboard(' ');
    await expect(args.onPreference).not.toHaveBeenCalled();
    await expect(control).toHaveFocus();
  },
};

export const OffersToResendTheConfirmation: Story = {
  ...confirming({ kind: 'idle' }),
  name: 'Shows an unconfirmed address and resends the link on request',
  play: async ({ canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Email preferences' }));
    await expect(section.getByText(/Confirm your email address/).closest('p')).toHaveTextContent(
      'Confirm your email address. We sent a link to ada@example.org. Until then we only send account emails.',
    );
    await userEvent.click(sendAgain({ canvas }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

export const ResendsTheLinkOnlyOnce: Story = {
  ...confirming({ kind: 'busy' }),
  name: 'Ignores presses while the link is being sent and keeps the focus',
  play: async ({ canvas, userEvent }) => {
    sendAgain({ canvas }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSend).not.toHaveBeenCalled();
    await expect(sendAgain({ canvas })).toHaveFocus();
    await expect(sendAgain({ canvas })).toHaveAttribute('aria-busy', 'true');
  },
};

export const ShowsHowLongToWaitBeforeResending: Story = {
  ...confirming({
    kind: 'failed',
    error: 'Too many requests. Please try again in 40 seconds.',
    isRateLimited: true,
  }),
  name: 'Shows how long to wait when rate-limited and sends nothing until then',
  play: async ({ canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Email preferences' }));
    await expect(section.getByText(/in 40 seconds/)).toBeVisible();
    await userEvent.click(sendAgain({ canvas }));
    await expect(onSend).not.toHaveBeenCalled();
  },
};
