import { clubs } from '@machine/mocks/club.ts';
import { nothingHidden, someClubsHidden } from '@machine/mocks/hiddenResults.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { HiddenResultsSection } from './HiddenResultsSection.tsx';
import { ACTION_STATES, IDLE, presets } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Settings/Hidden Results Section',
  component: HiddenResultsSection,
  parameters: usage({
    when: 'In the settings, for players who want to see results only when they choose to.',
    not: 'For showing one result: that is the `ShowResult` beside it.',
    with: 'Built from `Switch` and `TextField`; `ResultHiding` follows the choice.',
  }),
  args: { hidden: nothingHidden, state: IDLE, onChoose: fn() },
  argTypes: {
    hidden: presets({ nothing: nothingHidden, everything: { all: true, clubs: [] }, 'some clubs': someClubsHidden }),
    state: presets(ACTION_STATES),
  },
} satisfies Meta<typeof HiddenResultsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onChoose: (_, hidden) => ({ hidden }) }),
};

export const NothingHidden: Story = { tags: ['empty'] };
export const AllHidden: Story = { args: { hidden: { all: true, clubs: [] } } };
export const SomeClubsHidden: Story = { args: { hidden: someClubsHidden } };
/** One of them is unknown to this version of the app. */
export const ManyClubsHidden: Story = {
  tags: ['extreme'],
  args: { hidden: { all: false, clubs: ['ZZZ', ...clubs.slice(0, 24).map(({ code }) => code)] } },
  globals: { viewport: { value: 'phone' } },
};

export const Saving: Story = { args: { hidden: someClubsHidden, state: { kind: 'busy' } }, tags: ['saving'] };
export const NotSaved: Story = { args: { state: { kind: 'failed', error: 'Failed.' } }, tags: ['failed'] };

export const AddsAndRemovesClubs: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { hidden: someClubsHidden },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Add a club' }), 'celt');
    await userEvent.click(canvas.getByRole('button', { name: 'Boston Celtics' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ all: false, clubs: ['LAL', 'ARS', 'BOS'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Arsenal' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ all: false, clubs: ['LAL'] });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Add a club' }), 'xyz');
    await expect(canvas.getByText('No club found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide all results' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ all: true, clubs: ['LAL', 'ARS'] });
  },
};
