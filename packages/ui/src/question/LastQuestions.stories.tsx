import type { DayQuestion } from '@machine/contract/prediction.ts';
import { FIXED_NOW } from '@machine/mocks/clock.ts';
import {
  hostileQuestion,
  missedQuestion,
  neverAnswered,
  openQuestion,
  pickedQuestion,
  rightQuestion,
  startedQuestion,
  tenQuestions,
  voidQuestion,
  wrongQuestion,
} from '@machine/mocks/question.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hidingResults } from '../../stories/hidingResults.tsx';
import { LastQuestions } from './LastQuestions.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Question/Last Questions',
  component: LastQuestions,
  parameters: usage({
    when: 'On Today, below the matches: the answer to the last question of the day.',
    not: 'For the current question: that is the `SpotlightLine`.',
    with: 'The `lastQuestions` slot of the `SlateScreen`; each mark inside of a `Result`.',
  }),
  args: { questions: tenQuestions, viewer: 'player', now: FIXED_NOW, onShare: fn() },
} satisfies Meta<typeof LastQuestions>;

export default meta;
type Story = StoryObj<typeof meta>;

const of = (...questions: DayQuestion[]) => ({ args: { questions } });

export const Ten: Story = {
  tags: ['spec:questions-ten', 'spec:question-right'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith(
      'Beat the Machine, the question of the day: ✓ ✓ ✗ ✓ ✓ ○ – ✗ ✓ ?, 5 of 7 right',
    );
  },
};
export const None: Story = { ...of(), tags: ['spec:questions-none'] };
export const OpenAndUnpicked: Story = { ...of(openQuestion), tags: ['spec:question-open'] };
export const Picked: Story = { ...of(pickedQuestion), tags: ['spec:question-picked'] };
export const Started: Story = { ...of(startedQuestion), tags: ['spec:question-started'] };
export const One: Story = { ...of(openQuestion, rightQuestion), tags: ['spec:questions-one'] };
export const Wrong: Story = { ...of(pickedQuestion, wrongQuestion), tags: ['spec:question-wrong'] };
export const Void: Story = { ...of(openQuestion, voidQuestion), tags: ['spec:question-void'] };
export const Missed: Story = { ...of(openQuestion, missedQuestion), tags: ['spec:question-missed'] };
export const NeverAnswered: Story = { ...of(...neverAnswered), tags: ['spec:questions-never'] };
export const Visitor: Story = { tags: ['spec:questions-visitor'], args: { viewer: 'anonymous' } };
export const Copied: Story = { args: { notice: 'COPIED' } };
export const HostileText: Story = {
  ...of(openQuestion, hostileQuestion),
  globals: { viewport: { value: 'phone320' } },
};
export const Hidden: Story = { decorators: [hidingResults], tags: ['spec:spoilers-questions'] };
