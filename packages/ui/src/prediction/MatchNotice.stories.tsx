import { moved, openPrediction, withOutage } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { MatchNotice } from './MatchNotice.tsx';

const movedCard = moved(openPrediction);

const meta = {
  title: 'Components/Prediction/Match Notice',
  component: MatchNotice,
  args: { match: withOutage(openPrediction).match },
} satisfies Meta<typeof MatchNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No live scores of the league arrive. */
export const ScoresDelayed: Story = {};
export const Moved: Story = { args: { match: movedCard.match } };
/** The prediction for the new day isn't out yet. */
export const MovedWithoutPrediction: Story = {
  args: { match: { ...movedCard.match, movedTo: { matchId: null, startTime: '2025-12-19T02:30:00Z' } } },
};
export const UnknownLeague: Story = {
  args: { match: { ...withOutage(openPrediction).match, league: '' } },
};
