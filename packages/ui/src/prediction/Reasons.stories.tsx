import { fullEplPrediction, fullPrediction } from '@machine/mocks/prediction.ts';
import { eplReasons, nbaReasons, noReasons } from '@machine/mocks/reasons.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inWidth } from '../../stories/inWidth.tsx';
import { hidingResults } from '../../stories/hidingResults.tsx';

import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';
import { Reasons } from './Reasons.tsx';

const meta = {
  title: 'Components/Prediction/Reasons',
  component: Reasons,
  parameters: usage({
    when: 'Below the buttons of a prediction card, on demand: what the Machine knows about both clubs.',
    not: 'Where the server sends no reasons. For the full text after a match: that is `Analysis`.',
    with: 'The `reasons` slot of the `PredictionCard`, which hides it behind a button.',
    do: ['Show the numbers that the model used, and no others.'],
  }),
  args: { match: fullPrediction.match, reasons: nbaReasons },
  decorators: [inWidth(600)],
  argTypes: {
    match: presets({ NBA: fullPrediction.match, EPL: fullEplPrediction.match }),
    reasons: presets({ NBA: nbaReasons, EPL: eplReasons, none: noReasons }),
  },
} satisfies Meta<typeof Reasons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Nba: Story = {};
export const Epl: Story = { args: { match: fullEplPrediction.match, reasons: eplReasons } };
/** Before the first match of a season. */
export const NothingKnown: Story = { tags: ['empty'], args: { reasons: noReasons } };

export const ScoresAndAnalysis: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last scores' }));
    await userEvent.click(canvas.getByRole('button', { name: 'The whole analysis' }));
    await waitFor(() => expect(canvas.getByText('Detroit Pistons (home)')).toBeVisible());
    await expect(canvas.getByText(/None of this is certain/)).toBeVisible();
  },
};

export const Hidden: Story = { decorators: [hidingResults] };
