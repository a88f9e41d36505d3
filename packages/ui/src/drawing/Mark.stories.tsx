import type { Meta, StoryObj } from '@storybook/react-vite';
import { variantSheet } from '../../stories/StateSheet.tsx';
import { expectColor } from '../../stories/expectColor.ts';

import { usage } from '../../stories/usage.ts';
import { Mark } from './Mark.tsx';

const meta = {
  title: 'Components/Drawing/Mark',
  component: Mark,
  parameters: usage({
    when: 'For whether a pick or a prediction was right.',
    not: 'For the status of a match: that is a `StatusTag`. For a pick that is not graded, say so in words.',
    with: 'The pick before it, as in `PickRow` and `MatchRow`; inside of a `Result`.',
    do: ['Use it only once a match is graded, or mark it as provisional.'],
    dont: ["Don't color other things green and red: the mark has a shape and a word as well."],
  }),
  args: { isCorrect: true },
  argTypes: { wrongWord: { if: { arg: 'isCorrect', truthy: false } } },
} satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const States: Story = {
  render: variantSheet({
    correct: {},
    wrong: { isCorrect: false },
    incorrect: { isCorrect: false, wrongWord: 'incorrect' },
    provisional: { isProvisional: true },
  }),
  play: async ({ canvas }) => {
    for (const word of ['correct', 'correct, provisional'])
      await expectColor(canvas.getByText(word, { exact: true, ignore: 'th' }), '--accent-11');
    for (const word of ['wrong', 'incorrect'])
      await expectColor(canvas.getByText(word, { exact: true, ignore: 'th' }), '--tomato-11');
  },
};
