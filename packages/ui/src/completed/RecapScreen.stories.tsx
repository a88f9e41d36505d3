import type { Play, Recap } from '@machine/contract';
import {
  bareRecap,
  bulletsRecap,
  drawRecap,
  eplPlays,
  finalRecap,
  goldMissedRecap,
  goldRecap,
  hostileBulletsRecap,
  hostileRecap,
  hugeRecap,
  liveRecap,
  longNamesRecap,
  nbaPlays,
  noPickRecap,
  postMortemPendingRecap,
  postponedRecap,
  provisionalRecap,
  takenBackRecap,
  unbrokenRecap,
  unknownStatusRecap,
  voidRecap,
  withoutAnalysisRecap,
  withoutPredictionRecap,
  wrongRecap,
} from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inFrame, pageParameters } from '../layout/inFrame.tsx';
import { RecapScreen } from './RecapScreen.tsx';

const noPlays: readonly Play[] = [];
const ready = (recap: Recap, plays = noPlays) => ({ kind: 'ready', recap, plays }) as const;

const meta = {
  component: RecapScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: { state: ready(finalRecap, nbaPlays), backHref: '/completed' },
} satisfies Meta<typeof RecapScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const of = (recap: Recap, plays?: readonly Play[]): Story => ({ args: { state: ready(recap, plays) } });
const phone = { viewport: { value: 'phone' } };

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const StillLoading: Story = { args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: '500: The feed is not available.', onRetry: fn() } },
};
export const Empty: Story = { args: { state: { kind: 'empty' } } };
export const Ready: Story = {};
export const Gold: Story = of(goldRecap, nbaPlays);
export const GoldMissed: Story = of(goldMissedRecap);
export const NoPick: Story = of(noPickRecap);
/** A corrected result took a star back. */
export const TakenBack: Story = of(takenBackRecap);
export const Wrong: Story = of(wrongRecap);
export const PostMortemPending: Story = of(postMortemPendingRecap);
export const Bullets: Story = of(bulletsRecap);
export const WithoutAnalysis: Story = of(withoutAnalysisRecap);
export const WithoutPrediction: Story = of(withoutPredictionRecap);
export const Live: Story = of(liveRecap, nbaPlays.slice(0, 60));
export const Provisional: Story = of(provisionalRecap);
export const Draw: Story = of(drawRecap, eplPlays);
export const Void: Story = of(voidRecap);
export const Postponed: Story = of(postponedRecap);
export const UnknownStatus: Story = of(unknownStatusRecap);
export const Bare: Story = of(bareRecap);
export const LongNames: Story = of(longNamesRecap);
export const HostileText: Story = of(hostileRecap);
export const ReadyOnAPhone: Story = { globals: phone };
export const WrongOnAPhone: Story = { ...Wrong, globals: phone };
export const LoadingOnAPhone: Story = { ...Loading, globals: phone };
export const LongNamesOnAPhone: Story = { ...LongNames, globals: phone };

const onANarrowPhone: Pick<Story, 'globals' | 'play'> = {
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    await expect(canvasElement.querySelector('img, script, iframe')).toBeNull();
  },
};
export const HostileOnANarrowPhone: Story = { ...HostileText, ...onANarrowPhone };
export const HostileBulletsOnANarrowPhone: Story = { ...of(hostileBulletsRecap), ...onANarrowPhone };
/** A megabyte of prose. */
export const HugeAnalysis: Story = { ...of(hugeRecap), ...onANarrowPhone };
/** One endless word. */
export const UnbrokenAnalysis: Story = { ...of(unbrokenRecap), ...onANarrowPhone };
