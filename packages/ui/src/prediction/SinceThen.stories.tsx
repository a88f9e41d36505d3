import { FIXED_NOW } from '@machine/mocks/clock.ts';
import { openPrediction } from '@machine/mocks/prediction.ts';
import { eventsSince, hostileSinceThen, longSinceThen, nbaSinceThen, sinceThenOf } from '@machine/mocks/sinceThen.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidth } from '../../stories/inWidth.tsx';
import { hidingResults } from '../../stories/hidingResults.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';
import { SinceThen } from './SinceThen.tsx';

const meta = {
  title: 'Components/Prediction/Since Then',
  component: SinceThen,
  parameters: usage({
    when: 'At the end of a prediction card: it says how old the prediction is.',
    not: 'In rows: those have a `SinceMark`. For injuries known before: that is the `InjuryContext`.',
    with: 'The `since` slot of the `PredictionCard`.',
    do: ['Say each event in one line, the most telling first.'],
    dont: ["Don't tell a result that the player hides."],
  }),
  args: { match: openPrediction.match, since: nbaSinceThen, now: FIXED_NOW },
  decorators: [inWidth(600)],
  argTypes: {
    match: { control: false },
    since: presets({
      several: nbaSinceThen,
      'one of each kind': sinceThenOf(...Object.values(eventsSince)),
      'more than ten': longSinceThen,
      nothing: sinceThenOf(),
    }),
  },
} satisfies Meta<typeof SinceThen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

/** One event of each kind. */
export const Kinds: Story = { args: { since: sinceThenOf(...Object.values(eventsSince)) } };
export const Nothing: Story = { tags: ['empty'], args: { since: sinceThenOf() } };
export const MoreThanTen: Story = { args: { since: longSinceThen } };
/** What has happened since stays as it was at the start. */
export const Started: Story = { args: { now: new Date('2025-10-17T12:00:00Z') } };
export const ResultsHidden: Story = { decorators: [hidingResults] };
export const Hostile: Story = {
  tags: ['extreme'],
  args: { since: hostileSinceThen },
  globals: { viewport: { value: 'phone320' } },
};
