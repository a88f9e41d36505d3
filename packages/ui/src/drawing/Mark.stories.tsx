import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Mark } from './Mark.tsx';

const meta = { component: Mark, args: { isCorrect: true } } satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByText(text, { exact: true })).toBeVisible();
  };

export const Correct: Story = { play: reads('correct') };
export const Wrong: Story = { args: { isCorrect: false }, play: reads('wrong') };
export const Incorrect: Story = { args: { isCorrect: false, wrongWord: 'incorrect' }, play: reads('incorrect') };
export const Provisional: Story = { args: { isProvisional: true }, play: reads('correct, provisional') };
