import {
  bareMatch,
  completedMatches,
  finalMatch,
  hostileMatch,
  liveMatch,
  longNamesMatch,
  machineStats,
  manyMatches,
  NOON,
  nullScoresMatch,
} from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inFrame, pageParameters } from '../layout/inFrame.tsx';
import { CompletedScreen } from './CompletedScreen.tsx';

const onRetry = fn();

const meta = {
  component: CompletedScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: {
    state: { kind: 'ready', matches: completedMatches },
    stats: machineStats,
    now: NOON,
    recapHref: (matchId: string) => `/completed/${encodeURIComponent(matchId)}`,
  },
} satisfies Meta<typeof CompletedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Loading: Story = { args: { state: { kind: 'loading' }, stats: null } };
export const StillLoading: Story = { args: { state: { kind: 'loading', isSlow: true }, stats: null } };
export const Failed: Story = { args: { state: { kind: 'failed', onRetry } } };
export const Empty: Story = { args: { state: { kind: 'empty' }, stats: { currentStreak: 0, bestStreak: 0 } } };
export const Ready: Story = {};
export const One: Story = { args: { state: { kind: 'ready', matches: [liveMatch] } } };
export const Paused: Story = { args: { state: { kind: 'ready', matches: [liveMatch, finalMatch], isPaused: true } } };
export const WithoutStats: Story = { args: { stats: null } };
export const OddValues: Story = { args: { state: { kind: 'ready', matches: [nullScoresMatch, bareMatch] } } };
export const LongNames: Story = { args: { state: { kind: 'ready', matches: [longNamesMatch] } } };
export const HostileText: Story = { args: { state: { kind: 'ready', matches: [hostileMatch, finalMatch] } } };
export const ReadyOnAPhone: Story = { globals: phone };
export const LoadingOnAPhone: Story = { ...Loading, globals: phone };
export const LongNamesOnAPhone: Story = { ...LongNames, globals: phone };
export const HostileOnANarrowPhone: Story = {
  ...HostileText,
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    await expect(canvasElement.querySelector('img, script, iframe')).toBeNull();
  },
};
export const ManyMatches: Story = {
  args: { state: { kind: 'ready', matches: manyMatches(1_000) } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '1000');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1_500);
  },
};
