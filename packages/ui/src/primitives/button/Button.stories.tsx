import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { radixButton, radixDisabled } from '../../../stories/radixControls.ts';
import { usage } from '../../../stories/usage.ts';
import { Button } from './Button.tsx';
import { sheet } from '../../../stories/StateSheet.tsx';

const meta = {
  title: 'Components/Primitives/Button',
  component: Button,
  parameters: usage({
    when: 'For an action on the screen.',
    not: 'For going somewhere else: use a `ButtonLink` or a `Link`. For a setting that is on or off: a `Switch`.',
    with: 'An `InlineStatus` beside it for its result; a `QuietButton` for the second choice.',
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
  argTypes: { ...radixButton, disabled: radixDisabled },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Solid: Story = {};

export const IgnoresPressesWhilePending: Story = {
  tags: ['behavior', '!autodocs', '!manifest', 'saving'],
  parameters: { chromatic: { disableSnapshot: true } },
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

export const States: Story = {
  args: { children: 'Pick' },
  render: sheet({ variants: STYLES, states: { disabled: { disabled: true }, pending: { isPending: true } } }),
};
