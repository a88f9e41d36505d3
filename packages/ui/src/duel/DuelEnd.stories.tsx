import { aheadDuel, behindDuel, hugeDuel, levelDuel } from '@machine/mocks/duel.ts';
import type { Duel } from '@machine/contract/duel.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShareButton } from '../share/ShareButton.tsx';
import { DuelEnd } from './DuelEnd.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const endOf = ({ last, won, lost, level, inARow }: Duel) => ({
  week: last ?? { startsAt: '', you: 0, machine: 0 },
  record: { won, lost, level, inARow },
});

const AHEAD = endOf(aheadDuel);

const meta = {
  title: 'Components/Duel/Duel End',
  component: DuelEnd,
  parameters: usage({
    when: 'On Home, once, after a week has ended.',
    not: 'For the current week: that is a `DuelScore`. For all weeks: the `DuelSection`.',
    with: 'The `HomeScreen` above its card; a `ShareButton` in it.',
  }),
  args: { ...AHEAD, onClose: fn(), share: <ShareButton label="Share your week" onPress={fn()} /> },
  argTypes: {
    week: presets({ won: AHEAD.week, lost: endOf(behindDuel).week, level: endOf(levelDuel).week }),
    record: presets({ ahead: AHEAD.record, behind: endOf(behindDuel).record, level: endOf(levelDuel).record }),
  },
} satisfies Meta<typeof DuelEnd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Won: Story = {};
export const Lost: Story = { args: endOf(behindDuel) };
export const Level: Story = { args: endOf(levelDuel) };
export const WithoutSharing: Story = { args: { share: undefined } };
export const LongNumbers: Story = { tags: ['extreme'], args: endOf(hugeDuel) };

export const Closes: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: "Close the week's end" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
