import { finalMatch } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hidingResults } from '../../../../.storybook/helpers/hidingResults.tsx';
import { playground } from '../../../../.storybook/helpers/playground.ts';
import { usage } from '../../../../.storybook/helpers/usage.ts';
import { Result } from './Result.tsx';

const meta = {
  title: 'Components/Result/Result',
  component: Result,
  parameters: usage({
    when: 'Around everything that tells a result: scores, marks, stars, streaks, sentences, plays and charts.',
    do: ['Choose what takes its place by its size: a score, a mark, a number, a block, or nothing.'],
    dont: ["Don't pass a result to a label, a color or an attribute beside it."],
  }),
  args: { of: finalMatch, as: 'score', children: '112' },
} satisfies Meta<typeof Result>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = playground(() => ({ Shown, HiddenScore, HiddenMark, HiddenNumber, HiddenBlock }));

export const Shown: Story = {};
export const HiddenScore: Story = { decorators: [hidingResults] };
export const HiddenMark: Story = { decorators: [hidingResults], args: { as: 'mark', children: 'correct' } };
export const HiddenNumber: Story = { decorators: [hidingResults], args: { of: 'totals', as: 'number' } };
export const HiddenBlock: Story = { decorators: [hidingResults], args: { as: 'block' } };
export const HiddenBlockOnAPhone: Story = { ...HiddenBlock, globals: { viewport: { value: 'phone320' } } };

export const PutsNothingIntoThePage: Story = {
  decorators: [hidingResults],
  args: { as: 'nothing' },
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('112')).toBeNull();
    await expect(canvas.queryByText('Result hidden')).toBeNull();
  },
};

export const IsShownByAPress: Story = {
  ...HiddenBlock,
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('112')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show result' }));
    await expect(canvas.getByText('112')).toBeVisible();
  },
};
