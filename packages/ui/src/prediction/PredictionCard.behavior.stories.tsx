import {
  hostilePrediction,
  lockedPrediction,
  FIXED_NOW,
  openPrediction,
  startedPrediction,
} from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PredictionCard } from './PredictionCard.tsx';
import { PredictionCardSkeleton } from './PredictionCardSkeleton.tsx';

const meta = {
  title: 'Components/Prediction/Prediction Card',
  component: PredictionCard,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: { prediction: openPrediction, viewer: 'player', now: FIXED_NOW, onPick: fn(), onOpenChat: fn() },
} satisfies Meta<typeof PredictionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DisagreesByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: '[ DISAGREE ]' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPick).toHaveBeenCalledTimes(2);
    await expect(args.onPick).toHaveBeenLastCalledWith('DISAGREE');
  },
};

/** The visible text is the accessible name and the match is the description. */
export const AgreesOnClickAndOpensTheChat: Story = {
  parameters: { covers: ['X19', 'X36'] },
  play: async ({ args, canvas, userEvent }) => {
    const title = 'Los Angeles Lakers @ Boston Celtics';
    await expect(canvas.getByRole('article', { name: title })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '[ AGREE ]' })).toHaveAccessibleDescription(title);
    await userEvent.click(canvas.getByRole('button', { name: '[ AGREE ]' }));
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith('AGREE');
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));
    await expect(args.onOpenChat).toHaveBeenCalledOnce();
  },
};

export const IgnoresPressesWhileSaving: Story = {
  args: { saving: 'AGREE' },
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button', { name: /AGREE/ })) {
      await userEvent.click(button);
    }
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

/** The viewer's clock may be wrong. */
export const StaysOpenAfterTheStartTime: Story = {
  args: { prediction: startedPrediction },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Match has started');
    await expect(canvas.getByRole('button', { name: '[ AGREE ]' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: '[ DISAGREE ]' })).toBeEnabled();
  },
};

export const MovesTheFocusToTheLockedPick: Story = {
  parameters: { covers: ['X36'] },
  render: function Picking(args) {
    const [prediction, setPrediction] = useState(args.prediction);
    return <PredictionCard {...args} prediction={prediction} onPick={() => setPrediction(lockedPrediction)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '[ AGREE ]' }));
    await expect(canvas.getByText('Your prediction is locked.')).toHaveFocus();
    await expect(canvas.getByText('You agree with the Machine: Los Angeles Lakers.')).toBeVisible();
  },
};

export const LeavesTheFocusAloneWhenAlreadyLocked: Story = {
  args: { prediction: lockedPrediction },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your prediction is locked.')).not.toHaveFocus();
  },
};

export const OffersSignUpToVisitors: Story = {
  args: { viewer: 'anonymous' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sign up to beat the machine' });
    await expect(link).toHaveAttribute('href', '/signup');
  },
};

export const RendersHostileTextAsPlainText: Story = {
  args: { prediction: hostilePrediction },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, script, iframe')).toBeNull();
  },
};

export const KeepsItsHeightForEveryViewer: Story = {
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
const matchesTheHeightOfACard: Story = {
  render: (args) => (
    <div style={{ maxWidth: 640 }}>
      <PredictionCard {...args} onOpenChat={undefined} />
      <PredictionCardSkeleton />
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const skeleton = card.nextElementSibling as HTMLElement;
    await expect(skeleton.offsetHeight).toBe(card.offsetHeight);
  },
};

export const SkeletonMatchesTheHeightOfACard: Story = { ...matchesTheHeightOfACard };
export const SkeletonMatchesTheHeightOfACardOnAPhone: Story = {
  ...matchesTheHeightOfACard,
  globals: { viewport: { value: 'phone' } },
};
