import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import { CookieNotice } from './CookieNotice.tsx';
import { Frame } from './Frame.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Layout/Cookie Notice',
  component: CookieNotice,
  parameters: {
    ...usage({
      when: 'At the end of every page, until a choice is stored.',
      not: 'For news or warnings: use a toast, or the `OfflineNotice`.',
      with: 'The `notice` slot of the `Frame`.',
      dont: ["Don't cover content, and don't take the focus."],
    }),
    layout: 'fullscreen',
  },
  args: { onAccept: fn(), onDismiss: fn() },
  render: (args) => (
    <Frame header={<header>Beat the Machine</header>} notice={<CookieNotice {...args} />}>
      <h1>THE MACHINE</h1>
    </Frame>
  ),
} satisfies Meta<typeof CookieNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const GoneOnceAnswered: Story = {
  tags: ['done'],
  render: function Answering({ onAccept, onDismiss }) {
    const [isAnswered, setIsAnswered] = useState(false);
    const answered = (report: () => void) => () => {
      report();
      setIsAnswered(true);
    };
    const notice = <CookieNotice onAccept={answered(onAccept)} onDismiss={answered(onDismiss)} />;
    return (
      <Frame header={<header>Beat the Machine</header>} notice={!isAnswered && notice}>
        <h1>THE MACHINE</h1>
      </Frame>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(canvas.queryByRole('region', { name: 'Cookie Notice' })).toBeNull();
  },
};

/** A non-modal region that doesn't take the focus, is reachable with Tab, and leaves the focus on the page. */
export const IsAnsweredByKeyboard: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const notice = within(canvas.getByRole('region', { name: 'Cookie Notice' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(notice.getByRole('link', { name: 'Learn more' })).toHaveFocus();
    await userEvent.tab();
    await expect(notice.getByRole('button', { name: 'Accept' })).toHaveFocus();
    for (const name of ['Dismiss', 'Close']) await userEvent.click(notice.getByRole('button', { name }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(notice.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
