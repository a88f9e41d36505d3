import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { CookieNotice } from './CookieNotice.tsx';
import { Frame } from './Frame.tsx';

const meta = {
  title: 'Components/Layout/Cookie Notice',
  component: CookieNotice,
  parameters: { layout: 'fullscreen' },
  args: { onAccept: fn(), onDismiss: fn() },
  render: (args) => (
    <Frame header={<header>Beat the Machine</header>} notice={<CookieNotice {...args} />}>
      <h1>THE MACHINE</h1>
    </Frame>
  ),
} satisfies Meta<typeof CookieNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { tags: ['spec:cookie-notice', 'spec:cookie-unanswered'] };

/** A non-modal region that doesn't take focus, is reachable with Tab, and has buttons large enough to tap. */
export const IsReachableWithoutTakingFocus: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ canvas, userEvent }) => {
    const notice = canvas.getByRole('region', { name: 'Cookie Notice' });
    await expect(notice.contains(document.activeElement)).toBe(false);
    await expect(notice).not.toHaveAttribute('aria-modal');
    const buttons = within(notice).getAllByRole('button');
    await expect(buttons.map((button) => button.ariaLabel ?? button.textContent)).toEqual([
      'Accept',
      'Dismiss',
      'Close',
    ]);
    for (const button of buttons) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(notice).getByRole('link', { name: 'Learn more' })).toHaveFocus();
    await userEvent.tab();
    await expect(buttons[0]).toHaveFocus();
  },
};

export const AcceptsAndMovesFocusToMain: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Cookie Notice' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const DismissesWithoutAccepting: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Dismiss', 'Close']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};
