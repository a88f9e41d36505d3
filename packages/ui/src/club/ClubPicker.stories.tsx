import { clubs } from '@machine/mocks/club.ts';
import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { ClubPicker, type ClubPickerState } from './ClubPicker.tsx';
import { presets, WAITING } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const onToggle = fn();
const ready = (changes: Partial<Extract<ClubPickerState, { kind: 'ready' }>> = {}): ClubPickerState => ({
  kind: 'ready',
  clubs,
  followed: new Set(['BOS', 'LIV']),
  saving: new Set(),
  isFull: false,
  onToggle,
  ...changes,
});

const READY = ready();

const meta = {
  title: 'Components/Club/Club Picker',
  component: ClubPicker,
  parameters: usage({
    when: 'In the settings, and on Today for players who filter by their clubs and follow none.',
    not: 'For clubs whose results are hidden: that is part of the `HiddenResultsSection`.',
    with: 'A `SettingsSection` around it; `YourClubs` and the `SlateScreen` use the choice.',
  }),
  args: { state: READY },
  argTypes: { state: presets({ ready: READY, 'no clubs': ready({ clubs: [] }), ...WAITING }) },
} satisfies Meta<typeof ClubPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading' } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };

const open: Story['play'] = async ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: /^Premier League/ }));

export const Closed: Story = {};

export const Ready: Story = {
  tags: ['ready'],
  play: async ({ canvas, userEvent }) => {
    const premierLeague = canvas.getByRole('button', { name: /^Premier League/ });
    premierLeague.focus();
    await userEvent.keyboard('{Enter}');
    await expect(premierLeague).toHaveAttribute('aria-expanded', 'true');
    const list = within(canvas.getByRole('list', { name: 'Premier League' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(30);
    const liverpool = list.getByRole('button', { name: 'Liverpool' });
    await expect(liverpool).toHaveAttribute('aria-pressed', 'true');
    liverpool.focus();
    await userEvent.keyboard(' ');
    await expect(onToggle).toHaveBeenLastCalledWith('LIV');
  },
};
export const None: Story = { args: { state: ready({ followed: new Set() }) } };
export const NoClubs: Story = { args: { state: ready({ clubs: [] }) } };
export const Saving: Story = { tags: ['saving'], args: { state: ready({ saving: new Set(['LIV']) }) }, play: open };
export const HostileText: Story = {
  tags: ['extreme'],
  args: {
    state: ready({
      clubs: Object.entries(HOSTILE_TEXTS).flatMap(([code, name]) => [
        { code, name, league: 'EPL' },
        { code: `league-${code}`, name, league: name },
      ]),
      followed: new Set(Object.keys(HOSTILE_TEXTS).slice(0, 4)),
    }),
  },
  play: open,
};
export const Full: Story = {
  args: { state: ready({ followed: new Set(clubs.slice(0, 30).map(({ code }) => code)), isFull: true }) },
  play: async (context) => {
    await open(context);
    const { canvas } = context;
    await expect(canvas.getByText('You can follow up to 30 clubs.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Liverpool' })).toBeDisabled();
  },
};
