import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { FORCED_STATES, forceState } from '../../../stories/forceState.ts';
import { type MenuFocus, menuTrigger, type MenuTrigger } from '../../behavior/menuTrigger.ts';
import { Button } from '../button/Button.tsx';
import { Menu, type MenuProps } from './Menu.tsx';
import { usage } from '../../../stories/usage.ts';

type Props = Pick<MenuProps, 'label' | 'entries' | 'onAction'> & Pick<MenuTrigger, 'isPending'>;

/** A menu with its button. */
function MenuWithButton({ isPending, ...menu }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<MenuFocus | null>(null);
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        color="gray"
        {...menuTrigger({ isOpen: open !== null, onOpen: setOpen, isPending })}
      >
        {menu.label}
      </Button>
      <Menu {...menu} triggerRef={button} open={open} onClose={() => setOpen(null)} />
    </>
  );
}

const meta = {
  title: 'Components/Primitives/Menu',
  component: MenuWithButton,
  parameters: {
    ...usage({
      when: 'For a few actions or links behind one button.',
      not: 'For a choice that stays visible: use `Tabs` or a `RadioGroup`. For actions that are needed often: show a `Button`.',
      with: 'A `MoreButton`, or another button with the props of `menuTrigger`.',
    }),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '260px' } },
  },
  args: {
    label: 'ada_predicts',
    entries: [
      { id: 'profile', label: 'Profile', href: '/profile/u-ada' },
      { id: 'settings', label: 'Settings', href: '/settings' },
      { id: 'logout', label: 'Logout' },
    ],
    onAction: fn(),
  },
  argTypes: { entries: { control: false } },
} satisfies Meta<typeof MenuWithButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Closed: Story = {};
export const Pending: Story = { tags: ['saving'], args: { isPending: true } };

/** Each entry is shown in the state it is named after. */
export const States: Story = {
  args: { label: 'Open', entries: ['rest', ...FORCED_STATES].map((state) => ({ id: state, label: state })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    for (const state of FORCED_STATES) forceState(await screen.findByRole('menuitem', { name: state }), state);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'rest' })).toBeVisible());
  },
};

export const StaysClosedWhilePending: Story = {
  tags: ['behavior', '!autodocs', '!manifest', 'saving'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: Pending.args,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'ada_predicts' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowUp}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
