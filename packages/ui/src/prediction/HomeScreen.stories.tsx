import { goldPrediction, lockedPrediction, FIXED_NOW, newResults, openPrediction } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playground } from '../../../../.storybook/helpers/playground.ts';
import { inFrame, pageParameters } from '../../../../.storybook/helpers/inFrame.tsx';
import { ResultCard } from '../result/ResultCard.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import type { PredictionCardProps } from './PredictionCard.tsx';

const card: PredictionCardProps = { prediction: openPrediction, viewer: 'anonymous', now: FIXED_NOW, onPick: fn() };
const onRetry = fn();

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: { state: { kind: 'ready', card }, onNext: fn() },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = playground(() => ({
  Loading,
  StillLoading,
  Failed,
  Empty,
  EndOfDay,
  Ready,
  ReadyGold,
  ReadyLocked,
  WithNewResults,
}));

export const Loading: Story = { tags: ['spec:home-loading'], args: { state: { kind: 'loading' } } };
export const StillLoading: Story = { args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['spec:home-failed'], args: { state: { kind: 'failed', onRetry } } };
export const Empty: Story = { tags: ['spec:home-empty'], args: { state: { kind: 'empty' } } };
export const EndOfDay: Story = { tags: ['spec:home-end-of-day'], args: { state: { kind: 'endOfDay' } } };
export const Ready: Story = { tags: ['spec:home-ready', 'spec:role-anonymous-home'] };
export const ReadyGold: Story = {
  tags: ['spec:home-gold'],
  args: { state: { kind: 'ready', card: { ...card, prediction: goldPrediction, viewer: 'player' } } },
};
export const ReadyLocked: Story = {
  tags: ['spec:home-locked'],
  args: { state: { kind: 'ready', card: { ...card, prediction: lockedPrediction, viewer: 'player' } } },
};
const results = (
  <ResultCard
    state={{ kind: 'ready', results: newResults }}
    now={FIXED_NOW}
    recapHref={(id) => `/completed/${id}`}
    completedHref="/completed"
    onSeen={fn()}
    onClose={fn()}
  />
);
export const WithNewResults: Story = {
  tags: ['spec:home-results'],
  args: { state: { kind: 'ready', card: { ...card, viewer: 'player' } }, results },
};
export const WithNewResultsOnAPhone: Story = { ...WithNewResults, globals: { viewport: { value: 'phone' } } };
export const ReadyOnAPhone: Story = {
  ...ReadyGold,
  tags: ['spec:home-ready'],
  globals: { viewport: { value: 'phone' } },
};
export const LoadingOnAPhone: Story = {
  ...Loading,
  tags: ['spec:home-loading'],
  globals: { viewport: { value: 'phone' } },
};

export const RequestsTheNextPredictionAndKeepsTheFocus: Story = {
  parameters: { covers: ['X36'] },
  tags: ['behavior', '!autodocs', 'no-visual', 'spec:home-next'],
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next Prediction' });
    await userEvent.click(next);
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(next).toHaveFocus();
  },
};

export const RetriesAfterAFailure: Story = {
  ...Failed,
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const AnnouncesTheNewCardPolitely: Story = {
  parameters: { covers: ['X36'] },
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(texts).toEqual(['Los Angeles Lakers @ Boston Celtics', '']);
    await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  },
};

export const SkipsToTheContent: Story = {
  parameters: { covers: ['X1'] },
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
