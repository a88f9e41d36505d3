import {
  fullEplPrediction,
  fullLockedPrediction,
  fullPrediction,
  lockedPrediction,
  FIXED_NOW,
  openPrediction,
  startedPrediction,
} from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
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
  play: async ({ args, canvas, userEvent }) => {
    const title = 'Los Angeles Lakers @ Boston Celtics';
    await expect(canvas.getByRole('article', { name: title })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '[ AGREE ]' })).toHaveAccessibleDescription(
      `${title} The Machine predicts Los Angeles Lakers (home) Final once picked.`,
    );
    await userEvent.click(canvas.getByRole('button', { name: '[ AGREE ]' }));
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith('AGREE');
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));
    await expect(args.onOpenChat).toHaveBeenCalledOnce();
  },
};

/** The stake and the key belong to the description, so that the button is still found by its label. */
export const DescribesTheStakeBeforeThePress: Story = {
  args: { prediction: fullPrediction, hasShortcuts: true },
  play: async ({ canvas }) => {
    const disagree = canvas.getByRole('button', { name: '[ DISAGREE ]' });
    await expect(disagree).toHaveAccessibleDescription(
      'Los Angeles Lakers @ Boston Celtics The Machine predicts Los Angeles Lakers (home) +3 if right Final once picked.',
    );
    await expect(disagree).toHaveAttribute('aria-keyshortcuts', 'D');
  },
};

/** The heading stays 'home @ away'. */
export const SaysWhoPlaysAtHome: Story = {
  args: { prediction: fullEplPrediction },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Arsenal @ Brighton & Hove Albion' })).toBeVisible();
    const read = (text: string) =>
      canvas.getByText((_, element) => element?.localName === 'span' && element.textContent === text);
    await expect(read('Arsenal (home)')).not.toHaveAttribute('aria-hidden');
    await expect(read('Brighton & Hove Albion (away)')).not.toHaveAttribute('aria-hidden');
    await expect(canvas.getByText('The Machine predicts').parentElement).toHaveTextContent(
      'Brighton & Hove Albion (away)',
    );
  },
};

/** This match's clubs come first, and the others keep their order. */
export const ListsInjuriesOfTheMatchFirst: Story = {
  args: { prediction: fullPrediction },
  play: async ({ canvas }) => {
    const box = within(canvas.getByRole('region', { name: 'NBA INJURY CONTEXT' }));
    const codes = box.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 3));
    await expect(codes).toEqual(['BOS', 'LAL', 'MIA', 'DEN', 'UTA']);
    await expect(box.getByText('+ 3 more injuries league-wide')).toBeVisible();
  },
};

/** A server may know no injuries, as without the plan of a provider that has them. */
export const HasNoInjuryBoxWithoutInjuries: Story = {
  args: { prediction: { ...fullPrediction, prediction: { ...fullPrediction.prediction, leagueInjuries: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
    await expect(canvas.queryByText(/injur/i)).toBeNull();
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
    await expect(canvas.getByText('Match has started')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '[ AGREE ]' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: '[ DISAGREE ]' })).toBeEnabled();
  },
};

export const MovesTheFocusToTheLockedPick: Story = {
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

/** Only a pick that was made on this card is animated, not one that was already there. */
export const MarksAFreshPick: Story = {
  ...MovesTheFocusToTheLockedPick,
  parameters: {},
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '[ AGREE ]' }));
    await expect(canvasElement.querySelectorAll('[data-fresh]')).toHaveLength(1);
  },
};

export const LeavesTheFocusAloneWhenAlreadyLocked: Story = {
  args: { prediction: fullLockedPrediction },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your prediction is locked.')).not.toHaveFocus();
    await expect(canvas.getByText('+2 if right').closest('[data-fresh]')).toBeNull();
  },
};

export const OffersSignUpToVisitors: Story = {
  args: { viewer: 'anonymous' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sign up to beat the machine' });
    await expect(link).toHaveAttribute('href', '/signup');
  },
};

export const KeepsItsHeightForEveryViewer: Story = {
  args: { prediction: fullPrediction },
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
    await expect(skeleton.offsetHeight).toBe(card.offsetHeight);
  },
};

export const SkeletonMatchesTheHeightOfACard: Story = { ...matchesTheHeightOfACard };
export const SkeletonMatchesTheHeightOfACardOnAPhone: Story = {
  ...matchesTheHeightOfACard,
  globals: { viewport: { value: 'phone' } },
};
