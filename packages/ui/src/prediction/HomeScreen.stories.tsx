import { FIXED_NOW } from '@machine/mocks/clock.ts';
import { aheadDuel } from '@machine/mocks/duel.ts';
import {
  fullEplPrediction,
  goldPrediction,
  lockedPrediction,
  openPrediction,
  pendingDayEndResponse,
  type PredictionChoices,
  predictionOf,
} from '@machine/mocks/prediction.ts';
import { newResults } from '@machine/mocks/result.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { stateful } from '../../stories/stateful.tsx';
import { ResultCard } from '../result/ResultCard.tsx';
import { EMPTY, presets, VIEWERS, WAITING } from '../../stories/presets.ts';
import { cardOf, composedPrediction } from '../../stories/predictionControls.tsx';
import { HomeScreen, type HomeScreenProps, type HomeState } from './HomeScreen.tsx';
import type { PredictionCardProps } from './PredictionCard.tsx';
import { usage } from '../../stories/usage.ts';

const card: PredictionCardProps = { prediction: openPrediction, viewer: 'anonymous', now: FIXED_NOW, onPick: fn() };
const onRetry = fn();
const READY: HomeState = { kind: 'ready', card };
const END_OF_DAY: HomeState = { kind: 'endOfDay' };
const DAY_END_PENDING: HomeState = {
  kind: 'endOfDay',
  dayEnd: pendingDayEndResponse.dayEnd,
  now: FIXED_NOW,
  links: [
    { label: 'Completed matches', href: '/completed' },
    { label: 'Today', href: '/today' },
  ],
};

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: {
    ...pageParameters,
    ...usage({
      when: 'At `/`: one prediction at a time.',
      not: 'For all matches of a day: that is the `SlateScreen`.',
      with: 'Built from `PredictionCard`, or a `DayEndBlock`; above the card the `ResultCard` and the `DuelEnd`.',
    }),
  },
  decorators: [inFrame],
  args: { state: READY, onNext: fn() },
  argTypes: {
    state: presets({
      ready: READY,
      ...WAITING,
      empty: EMPTY,
      'end of the day': END_OF_DAY,
      'end of the day, picks pending': DAY_END_PENDING,
    }),
    duel: presets({ none: null, ahead: aheadDuel.week }),
    spotlight: presets({ none: null, open: fullEplPrediction, picked: { ...fullEplPrediction, userPick: 'AGREE' } }),
    leagues: presets({ both: undefined, 'only NBA': ['NBA'], 'only EPL': ['EPL'] }),
  },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const asPlayer = { viewer: 'player' };

type PlaygroundArgs = HomeScreenProps & PredictionChoices & Pick<PredictionCardProps, 'viewer' | 'onPick'>;

/** The screen with any card: composed from the controls, and it can be picked. */
export const Playground: StoryObj<PlaygroundArgs> = {
  tags: ['playground'],
  args: { ...composedPrediction.args, viewer: 'player', onPick: fn() },
  argTypes: { ...composedPrediction.argTypes, viewer: { options: VIEWERS } },
  parameters: { ...asPlayer, chromatic: { disableSnapshot: true } },
  render: stateful({ onPick: (_, userPick) => ({ userPick }) }, ({ state, viewer, onPick, ...props }) => (
    <HomeScreen
      {...props}
      state={
        state.kind === 'ready' ? { ...state, card: { ...card, ...cardOf(predictionOf(props)), viewer, onPick } } : state
      }
    />
  )),
};

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry } } };
export const Empty: Story = { tags: ['empty'], args: { state: { kind: 'empty' } } };
export const EndOfDay: Story = { tags: ['done'], args: { state: END_OF_DAY }, parameters: asPlayer };
export const DayEndPending: Story = { tags: ['saving'], args: { state: DAY_END_PENDING }, parameters: asPlayer };
export const DayEndDue: Story = {
  args: { state: { ...DAY_END_PENDING, now: new Date('2025-10-14T14:00:30Z') } },
  parameters: asPlayer,
};
export const Ready: Story = { tags: ['ready', 'anonymous'] };
export const Gold: Story = {
  tags: ['gold'],
  args: { state: { kind: 'ready', card: { ...card, viewer: 'player', prediction: goldPrediction } } },
  parameters: asPlayer,
};
export const Locked: Story = {
  tags: ['locked'],
  args: { state: { kind: 'ready', card: { ...card, viewer: 'player', prediction: lockedPrediction } } },
  parameters: asPlayer,
};
export const QuestionOfTheDay: Story = { args: { spotlight: fullEplPrediction } };
/** It has started. */
export const AnsweredQuestionOfTheDay: Story = {
  args: { spotlight: { match: { ...fullEplPrediction.match, status: 'LIVE' }, userPick: 'DISAGREE' } },
  parameters: asPlayer,
};
/** A season of real matches of one league. */
export const OneLeague: Story = {
  args: { leagues: ['EPL'], state: { kind: 'ready', card: { ...card, prediction: fullEplPrediction } } },
};
const results = (
  <ResultCard state={{ kind: 'ready', results: newResults }} now={FIXED_NOW} onSeen={fn()} onClose={fn()} />
);
export const WithAWeek: Story = {
  args: { state: { kind: 'ready', card: { ...card, viewer: 'player' } }, duel: aheadDuel.week },
  parameters: asPlayer,
};
export const WithNewResults: Story = {
  args: { state: { kind: 'ready', card: { ...card, viewer: 'player' } }, results },
  parameters: asPlayer,
};

/** While the next card loads, the focus stays on the button. */
export const MovesTheFocusToTheNextCard: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Loading(args) {
    const [state, setState] = useState(args.state);
    const onNext = () => {
      args.onNext();
      setState({ kind: 'loading' });
    };
    return (
      <>
        <HomeScreen {...args} state={state} onNext={onNext} />
        <button onClick={() => setState(OneLeague.args?.state ?? state)}>Load</button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next Prediction' });
    await userEvent.click(next);
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(next).toHaveFocus();
    // Not by the pointer, which would move the focus.
    canvas.getByRole('button', { name: 'Load' }).click();
    const title = await canvas.findByRole('heading', { name: 'Arsenal @ Brighton & Hove Albion' });
    await waitFor(() => expect(title).toHaveFocus());
    // The focused title is read; announcing it, too, would repeat it.
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', '']);
  },
};

/** A player who moves on while the card loads keeps the focus, and the card is announced. */
export const LeavesTheFocusOfAPlayerWhoMovesOn: Story = {
  ...MovesTheFocusToTheNextCard,
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next Prediction' }));
    const load = canvas.getByRole('button', { name: 'Load' });
    await userEvent.click(load);
    await canvas.findByRole('heading', { name: 'Arsenal @ Brighton & Hove Albion' });
    await expect(load).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Arsenal @ Brighton & Hove Albion'));
  },
};

/** The focus moves to what replaces the card. */
export const MovesTheFocusToTheEndOfTheDay: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Ending(args) {
    const [state, setState] = useState(args.state);
    return <HomeScreen {...args} state={state} onNext={() => setState({ kind: 'endOfDay' })} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next Prediction' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent("That's all for today!"));
  },
};

export const AnnouncesTheNewCardPolitely: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(texts).toEqual(['Los Angeles Lakers @ Boston Celtics', '']);
    // The countdown changes every minute.
    await expect(canvas.getByText(/^Starts in/).closest('[aria-live], [role], output')).toBeNull();
  },
};
