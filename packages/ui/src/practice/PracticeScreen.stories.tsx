import type { PickChoice, PracticeMatch } from '@machine/contract';
import { HOSTILE_TEXTS, practiceMatches } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';

import { PracticeScreen, type PracticeState } from './PracticeScreen.tsx';

const CHOICES: PickChoice[] = [
  'DISAGREE',
  'AGREE',
  'AGREE',
  'AGREE',
  'DISAGREE',
  'DISAGREE',
  'AGREE',
  'DISAGREE',
  'AGREE',
  'AGREE',
];

/** The match at `position`, open or answered. */
const ready = (position: number, isAnswered = false, matches = practiceMatches): PracticeState => ({
  kind: 'ready',
  round: { matches, choices: CHOICES.slice(0, position + Number(isAnswered)), position },
});
const finished: PracticeState = {
  kind: 'finished',
  round: { matches: practiceMatches, choices: CHOICES, position: practiceMatches.length },
};

const changed = (change: (match: PracticeMatch) => Partial<PracticeMatch>) =>
  practiceMatches.map((match) => ({ ...match, ...change(match) }));
const hostile = changed(({ match }) => ({
  match: { ...match, homeTeam: HOSTILE_TEXTS.tag, awayTeam: HOSTILE_TEXTS.long, homeTeamAbbr: HOSTILE_TEXTS.svg },
  form: { home: [HOSTILE_TEXTS.emoji, 'W'], away: [HOSTILE_TEXTS.bidi] },
  bullets: [HOSTILE_TEXTS.markdown, HOSTILE_TEXTS.zalgo],
}));
const bare = changed(({ prediction }) => ({
  prediction: { ...prediction, confidencePct: null, stakes: undefined, probabilities: undefined },
  form: { home: [], away: [] },
  bullets: [],
}));

const meta = {
  title: 'Screens/Practice',
  component: PracticeScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: { state: ready(0), viewer: 'anonymous', onPick: fn(), onNext: fn(), onRestart: fn() },
} satisfies Meta<typeof PracticeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { tags: ['spec:practice-loading'], args: { state: { kind: 'loading' } } };
export const Failed: Story = { tags: ['spec:practice-failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = { tags: ['spec:practice-empty'], args: { state: { kind: 'empty' } } };
export const Ready: Story = { tags: ['spec:practice-ready'] };
export const ReadyInTheMiddle: Story = { tags: ['spec:practice-ready'], args: { state: ready(5) } };
/** The player was right and the Machine wrong. */
export const Answered: Story = { tags: ['spec:practice-answered'], args: { state: ready(0, true) } };
export const AnsweredBothRight: Story = { tags: ['spec:practice-answered'], args: { state: ready(1, true) } };
export const AnsweredBothWrong: Story = { tags: ['spec:practice-answered'], args: { state: ready(2, true) } };
export const AnsweredMachineRight: Story = { tags: ['spec:practice-answered'], args: { state: ready(4, true) } };
export const AnsweredLast: Story = { tags: ['spec:practice-answered'], args: { state: ready(9, true) } };
export const Finished: Story = { tags: ['spec:practice-finished'], args: { state: finished } };
export const FinishedAsPlayer: Story = {
  tags: ['spec:practice-finished-player'],
  args: { state: finished, viewer: 'player' },
};

export const HostileText: Story = {
  args: { state: ready(1, true, hostile) },
  globals: { viewport: { value: 'phone320' } },
};
/** Nothing optional is known about the match. */
export const MissingReasons: Story = { args: { state: ready(1, true, bare) } };
