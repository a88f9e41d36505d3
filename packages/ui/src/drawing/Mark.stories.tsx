import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playground } from '../../../../.storybook/helpers/playground.ts';
import { usage } from '../../../../.storybook/helpers/usage.ts';
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

export const Playground: Story = playground();

const reads =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByText(text, { exact: true })).toBeVisible();
  };

export const Correct: Story = { play: reads('correct') };
export const Wrong: Story = { args: { isCorrect: false }, play: reads('wrong') };
export const Incorrect: Story = { args: { isCorrect: false, wrongWord: 'incorrect' }, play: reads('incorrect') };
export const Provisional: Story = { args: { isProvisional: true }, play: reads('correct, provisional') };
