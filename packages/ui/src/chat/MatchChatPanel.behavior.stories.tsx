import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import type { MatchChatPanel } from './MatchChatPanel.tsx';
import states from './MatchChatPanel.stories.tsx';
import { findVisibleDialog } from '../../stories/findVisibleDialog.ts';

const meta = {
  ...states,
  title: 'Components/Chat/Match Chat Panel',
  tags: ['behavior', '!autodocs', 'no-visual'],
} satisfies Meta<typeof MatchChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = async () => within(await findVisibleDialog());

/** Not for SYSTEM messages, for messages without an author, and for deleted ones. */
export const OpensAMenuForEachMessageOfAPlayer: Story = {
  args: { menu: { openId: null, onOpen: fn() } },
  play: async ({ args, userEvent }) => {
    const log = within((await panel()).getByRole('log'));
    await waitFor(() => expect(log.getAllByRole('button', { name: /^More about/ })).toHaveLength(6));
    const own = log.getByRole('button', { name: 'More about your message' });
    own.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.menu?.onOpen).toHaveBeenCalledWith(expect.objectContaining({ username: 'ada_predicts' }), {
      trigger: own,
      focus: 'last',
    });
  },
};
