import { fullLockedPrediction, fullPrediction } from '@machine/mocks/prediction.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDesktopAndPhone } from '../../stories/inWindow.ts';
import { stateful } from '../../stories/stateful.tsx';
import { PredictionCard } from './PredictionCard.tsx';
import states from './PredictionCard.stories.tsx';
import { PredictionCardSkeleton } from './PredictionCardSkeleton.tsx';

const meta = {
  title: 'Components/Prediction/Prediction Card',
  component: PredictionCard,
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: states.args,
} satisfies Meta<typeof PredictionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The stake and the key belong to the description, so that the button is still found by its label. */
export const DescribesTheStakeBeforeThePress: Story = {
  args: { prediction: fullPrediction, hasShortcuts: true },
  play: async ({ canvas }) => {
    const disagree = canvas.getByRole('button', { name: '[ DISAGREE ]' });
    await expect(disagree).toHaveAccessibleDescription(
      'Los Angeles Lakers @ Boston Celtics The Machine predicts Los Angeles Lakers (home) +3.2 if right Final once picked.',
    );
    await expect(disagree).toHaveAttribute('aria-keyshortcuts', 'D');
  },
};

export const MovesTheFocusToTheLockedPick: Story = {
  tags: ['locked'],
  render: stateful({ onPick: ({ prediction }, userPick) => ({ prediction: { ...prediction, userPick } }) }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '[ AGREE ]' }));
    await expect(canvas.getByText('Your prediction is locked.')).toHaveFocus();
    await expect(canvasElement.querySelectorAll('[data-fresh]')).toHaveLength(1);
    await expect(canvas.getByText('You agree with the Machine: Los Angeles Lakers.')).toBeVisible();
  },
};

/** Only a pick that was made on this card is animated, not one that was already there. */
export const LeavesTheFocusAloneWhenAlreadyLocked: Story = {
  tags: ['locked'],
  args: { prediction: fullLockedPrediction },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your prediction is locked.')).not.toHaveFocus();
    await expect(canvas.getByText('+1.8 if right').closest('[data-fresh]')).toBeNull();
  },
};

export const KeepsItsHeightForEveryViewer: Story = {
  args: { prediction: fullPrediction },
  // The same card three times.
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: (args) => (
    <>
      <PredictionCard {...args} viewer="loading" />
      <PredictionCard {...args} viewer="anonymous" />
      <PredictionCard {...args} viewer="player" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('article')].map((card) => card.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** Prevents layout shift when the card loads. */
export const SkeletonMatchesTheHeightOfACard: Story = {
  tags: ['loading'],
  args: { prediction: { ...fullPrediction, prediction: { ...fullPrediction.prediction, leagueInjuries: [] } } },
  render: (args) => (
    <div style={{ maxWidth: 640 }}>
      <PredictionCard {...args} onOpenChat={undefined} reasons="Reasons" />
      <PredictionCardSkeleton />
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const skeleton = card.nextElementSibling as HTMLElement;
    const heights = onDesktopAndPhone(() => [skeleton.offsetHeight, card.offsetHeight]);
    for (const [loading, loaded] of heights) await expect(loading).toBe(loaded);
  },
};
