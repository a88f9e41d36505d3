import { openPrediction } from '@machine/mocks/prediction.ts';
import { moved, withOutage } from '@machine/mocks/realMatches.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { variantSheet } from '../../stories/StateSheet.tsx';
import { MatchNotice } from './MatchNotice.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const movedCard = moved(openPrediction);

const OUTAGE = withOutage(openPrediction).match;

const meta = {
  title: 'Components/Prediction/Match Notice',
  component: MatchNotice,
  parameters: usage({
    when: 'On a card whose match was moved, or whose league gets no scores.',
    not: 'For what changes the prediction: that is `SinceThen`.',
    with: 'The `notice` slot of the `PredictionCard`.',
  }),
  args: { match: OUTAGE },
  argTypes: { match: presets({ 'scores delayed': OUTAGE, moved: movedCard.match, nothing: openPrediction.match }) },
} satisfies Meta<typeof MatchNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const States: Story = {
  render: variantSheet({
    // No live scores of the league arrive.
    'scores delayed': {},
    moved: { match: movedCard.match },
    // The prediction for the new day isn't out yet.
    'moved without prediction': {
      match: { ...movedCard.match, movedTo: { matchId: null, startTime: '2025-12-19T02:30:00Z' } },
    },
    'unknown league': { match: { ...withOutage(openPrediction).match, league: '' } },
  }),
};
