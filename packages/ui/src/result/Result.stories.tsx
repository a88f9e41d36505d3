import { player } from '@machine/mocks/currentUser.ts';
import { allHidden } from '@machine/mocks/hiddenResults.ts';
import { finalMatch } from '@machine/mocks/match.ts';
import { rival } from '@machine/mocks/profile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { hidingResults } from '../../stories/hidingResults.tsx';

import { usage } from '../../stories/usage.ts';
import { Result } from './Result.tsx';
import { ResultHiding } from './ResultHiding.tsx';

const meta = {
  title: 'Components/Result/Result',
  component: Result,
  parameters: usage({
    when: 'Around everything that tells a result: scores, marks, stars, streaks, sentences, plays and charts.',
    not: 'Around what is known before the match: the teams, the start, the prediction, the pick.',
    with: '`ResultHiding` around the app; a `ShowResult` beside it, or `ShowAllResults` above a list.',
    do: ['Choose what takes its place by its size: a score, a mark, a number, a block, or nothing.'],
    dont: ["Don't pass a result to a label, a color or an attribute beside it."],
  }),
  args: { of: finalMatch, as: 'score', children: '112' },
  argTypes: {
    of: { control: false },
    as: { options: ['score', 'mark', 'number', 'block', 'nothing'] },
    // Seen once it is shown.
    children: { control: false },
  },
} satisfies Meta<typeof Result>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  decorators: [hidingResults],
  args: { as: 'block' },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Shown: Story = {};
export const HiddenScore: Story = { decorators: [hidingResults] };
export const HiddenMark: Story = { decorators: [hidingResults], args: { as: 'mark', children: 'correct' } };
export const HiddenNumber: Story = { decorators: [hidingResults], args: { of: 'totals', as: 'number' } };
export const HiddenBlock: Story = { decorators: [hidingResults], args: { as: 'block' } };

export const IsShownByAPressButNotToTheNextPlayer: Story = {
  args: { as: 'block' },
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function OnASharedDevice(args) {
    const [playerId, setPlayerId] = useState(player.id);
    return (
      <ResultHiding playerId={playerId} hidden={allHidden} onShow={() => {}} onShowAll={() => {}}>
        <Result {...args} />
        <button type="button" onClick={() => setPlayerId(rival.id)}>
          Log in as another player
        </button>
      </ResultHiding>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('112')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show result' }));
    await expect(canvas.getByText('112')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in as another player' }));
    await expect(canvas.queryByText('112')).toBeNull();
  },
};
