import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { stateful } from '../../../stories/stateful.tsx';
import { usage } from '../../../stories/usage.ts';
import { Button } from '../button/Button.tsx';
import { SidePanel } from './SidePanel.tsx';
import { findVisibleDialog } from '../../../stories/findVisibleDialog.ts';

const meta = {
  title: 'Components/Primitives/Side Panel',
  component: SidePanel,
  parameters: {
    ...usage({
      when: 'For content to look at beside the page: notifications, search, a match chat, the menu.',
      not: 'For a short task with a result: use a `Dialog`.',
      with: 'An `IconButton` in the header that opens it; in it a list, or an `EmptyBlock`.',
      do: ['Open it on the side of its button.', 'Close it when a link in it is followed.'],
      dont: ["Don't open a panel from a panel."],
    }),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '420px' } },
  },
  args: { title: 'Notifications', isOpen: true, onClose: fn(), children: <p>No notifications</p> },
  argTypes: { side: { options: ['left', 'right'] } },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onClose: () => ({ isOpen: false }) }),
};

export const Right: Story = {};
export const Left: Story = { args: { side: 'left', title: 'Menu' } };

export const EscapeClosesAndRestoresFocus: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Opening(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Open</Button>
        <SidePanel {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    await findVisibleDialog('Notifications');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
