import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { usage } from '../../../stories/usage.ts';
import { Button, IconButton } from './Button.tsx';
import { StateSheet } from '../../../stories/StateSheet.tsx';

const meta = {
  title: 'Components/Primitives/Button',
  component: Button,
  parameters: usage({
    when: 'For an action on the screen. For going somewhere else, use a ButtonLink or a Link.',
    do: [
      'Start with a verb: "Save", "Log in".',
      'One solid accent button per block; the others are soft, outline or ghost.',
      'Set isPending while the action runs; the button keeps its size and focus.',
    ],
    dont: [
      "Don't disable a button without saying why next to it.",
      "Tomato is for disagreeing and for what can't be undone.",
    ],
  }),
  args: { children: 'Next Prediction', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {};

export const PressesWithMouseEnterAndSpace: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Next Prediction' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const IgnoresPressesWhilePending: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Next Prediction' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(button).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

const STYLES = Object.fromEntries(
  (['mint', 'gray', 'tomato'] as const).flatMap((color) =>
    (['solid', 'soft', 'outline', 'ghost'] as const).map((variant) => [`${color} ${variant}`, { color, variant }]),
  ),
);
const INACTIVE_STATES = { disabled: { disabled: true }, pending: { isPending: true } };

export const States: Story = {
  render: () => <StateSheet of={Button} args={{ children: 'Pick' }} variants={STYLES} states={INACTIVE_STATES} />,
};

export const IconStates: Story = {
  render: () => (
    <StateSheet
      of={IconButton}
      args={{ label: 'Notifications', children: <Bell size={18} aria-hidden /> }}
      variants={{ gray: {}, mint: { color: 'mint' }, tomato: { color: 'tomato' } }}
      states={INACTIVE_STATES}
    />
  ),
  // Axe allows smaller targets with space around them.
  play: async ({ canvas }) => {
    const sides = canvas.getAllByRole('button').flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return [width, height];
    });
    await expect(Math.min(...sides)).toBeGreaterThanOrEqual(24);
  },
};
