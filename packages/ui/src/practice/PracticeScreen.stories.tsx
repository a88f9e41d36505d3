import type { PracticeMatch } from '@machine/contract/practice.ts';
import type { PickChoice } from '@machine/contract/prediction.ts';
import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import { practiceMatches } from '@machine/mocks/practice.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';

import { type PracticeRound, PracticeScreen, type PracticeScreenProps, type PracticeState } from './PracticeScreen.tsx';
import { EMPTY, presets, VIEWERS, WAITING } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const CHOICES = [...'DAAADDADAA'].map((letter): PickChoice => (letter === 'A' ? 'AGREE' : 'DISAGREE'));

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

const FIRST = ready(0);

const meta = {
  title: 'Screens/Practice',
  component: PracticeScreen,
  parameters: {
    ...pageParameters,
    ...usage({
      when: 'At `/practice`: ten past matches to pick on, without an account and for nothing.',
      not: 'For real picks: those are on the `HomeScreen` and the `SlateScreen`.',
      with: 'Built from `PracticeCard` and `PracticeSummary`. The `PickArea` offers it to visitors.',
    }),
  },
  decorators: [inFrame],
  args: { state: FIRST, viewer: 'anonymous', onPick: fn(), onNext: fn(), onRestart: fn() },
  argTypes: {
    state: presets({
      'first match': FIRST,
      answered: ready(0, true),
      'in the middle': ready(5),
      'last answered': ready(9, true),
      finished,
      'nothing optional': ready(1, true, bare),
      ...WAITING,
      empty: EMPTY,
    }),
    viewer: { options: VIEWERS },
  },
} satisfies Meta<typeof PracticeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({
    onPick: ({ state }) => (state.kind === 'ready' ? { state: ready(state.round.position, true) } : {}),
    onNext: ({ state }) =>
      state.kind === 'ready' ? { state: state.round.position < 9 ? ready(state.round.position + 1) : finished } : {},
    onRestart: () => ({ state: FIRST }),
  }),
};

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading' } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = { tags: ['empty'], args: { state: { kind: 'empty' } } };
export const Ready: Story = { tags: ['ready'] };
export const ReadyInTheMiddle: Story = { tags: ['ready'], args: { state: ready(5) } };
/** The player was right and the Machine wrong. */
export const Answered: Story = { args: { state: ready(0, true) } };
export const AnsweredLast: Story = { args: { state: ready(9, true) } };
export const Finished: Story = { args: { state: finished } };
export const FinishedAsPlayer: Story = {
  args: { state: finished, viewer: 'player' },
  parameters: { viewer: 'player' },
};

export const HostileText: Story = {
  tags: ['extreme'],
  args: { state: ready(1, true, hostile) },
  globals: { viewport: { value: 'phone320' } },
};
/** Nothing optional is known about the match. */
export const MissingReasons: Story = { args: { state: ready(1, true, bare) } };

/** Plays a round of two matches. */
function Round(props: PracticeScreenProps) {
  const [round, setRound] = useState<PracticeRound>({ matches: practiceMatches.slice(0, 2), choices: [], position: 0 });
  return (
    <PracticeScreen
      {...props}
      state={{ kind: round.position < round.matches.length ? 'ready' : 'finished', round }}
      onPick={(choice) => setRound({ ...round, choices: [...round.choices, choice] })}
      onNext={() => setRound({ ...round, position: round.position + 1 })}
    />
  );
}

export const PlaysByKeyboardAndMovesTheFocusAlong: Story = {
  render: (args) => <Round {...args} />,
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The result gets the focus, and the score is announced', async () => {
      canvas.getByRole('button', { name: /DISAGREE/ }).focus();
      await expect(canvas.getByRole('article', { name: /^Match 1 of 2: Los Angeles Lakers @/ })).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText('You beat the Machine')).toHaveFocus());
      await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
        'Los Angeles Lakers 109, Golden State Warriors 103, on Oct 18, 2022',
      );
      await expect(canvas.getByText('You 1, the Machine 0')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /AGREE/ })).toBeNull();
    });
    await step('The next card gets the focus, without its score', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Next match' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('article', { name: /^Match 2 of 2: Arsenal @/ })).toHaveFocus());
      await expect(canvas.getAllByRole('status')[0]).toBeEmptyDOMElement();
      await expect(canvas.queryByText(/2024/)).toBeNull();
    });
    await step('The summary gets the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^\[ AGREE/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'See your score' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'You 2, the Machine 1' })).toHaveFocus());
      await expect(canvas.getByRole('link', { name: 'Sign up to play real ones' })).toHaveAttribute('href', '/signup');
      await userEvent.click(canvas.getByRole('button', { name: 'Practice again' }));
      await expect(args.onRestart).toHaveBeenCalledOnce();
    });
  },
};
