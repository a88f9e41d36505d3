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
import { presets, VIEWERS } from '../../stories/presets.ts';
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
  argTypes: {
    questions: presets({
      ten: tenQuestions,
      open: [openQuestion],
      picked: [pickedQuestion],
      started: [startedQuestion],
      right: [openQuestion, rightQuestion],
      wrong: [pickedQuestion, wrongQuestion],
      void: [openQuestion, voidQuestion],
      missed: [openQuestion, missedQuestion],
      none: [],
    }),
    viewer: { options: VIEWERS },
    notice: { options: [undefined, 'SHARED', 'COPIED', 'MANUAL'] },
  },
} satisfies Meta<typeof LastQuestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

const of = (...questions: DayQuestion[]) => ({ args: { questions } });

export const Ten: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith(
      'Beat the Machine, the question of the day: ✓ ✓ ✗ ✓ ✓ ○ – ✗ ✓ ?, 5 of 7 right',
    );
  },
};
export const None: Story = of();
export const OpenAndUnpicked: Story = of(openQuestion);
export const Picked: Story = of(pickedQuestion);
export const Started: Story = of(startedQuestion);
export const One: Story = of(openQuestion, rightQuestion);
export const Wrong: Story = of(pickedQuestion, wrongQuestion);
export const Void: Story = of(openQuestion, voidQuestion);
export const Missed: Story = of(openQuestion, missedQuestion);
export const NeverAnswered: Story = of(...neverAnswered);
export const Visitor: Story = { tags: ['anonymous'], args: { viewer: 'anonymous' } };
export const Copied: Story = { args: { notice: 'COPIED' } };
export const HostileText: Story = {
  tags: ['extreme'],
  ...of(openQuestion, hostileQuestion),
  globals: { viewport: { value: 'phone320' } },
};
export const Hidden: Story = { decorators: [hidingResults] };
