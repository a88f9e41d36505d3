import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectColor } from '../../stories/expectColor.ts';

import { usage } from '../../stories/usage.ts';
import { Mark } from './Mark.tsx';

const meta = {
  title: 'Components/Drawing/Mark',
  component: Mark,
  parameters: usage({
    when: 'For whether a pick or a prediction was right.',
    do: ['Use it only once a match is graded, or mark it as provisional.'],
    dont: ["Don't color other things green and red: the mark has a shape and a word as well."],
  }),
  args: { isCorrect: true },
} satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads =
  (text: string, color: '--accent-11' | '--tomato-11'): Story['play'] =>
  async ({ canvas }) => {
    const mark = canvas.getByText(text, { exact: true });
    await expect(mark).toBeVisible();
    await expectColor(mark, color);
  };

export const Correct: Story = { play: reads('correct', '--accent-11') };
export const Wrong: Story = { args: { isCorrect: false }, play: reads('wrong', '--tomato-11') };
export const Incorrect: Story = {
  args: { isCorrect: false, wrongWord: 'incorrect' },
  play: reads('incorrect', '--tomato-11'),
};
export const Provisional: Story = { args: { isProvisional: true }, play: reads('correct, provisional', '--accent-11') };
