import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';

import clubs from '../club/ClubPicker.stories.tsx';
import shares from '../share/SharesSection.stories.tsx';
import restricted from './RestrictedPlayersSection.stories.tsx';
import dataExport from './ExportSection.stories.tsx';
import deletion from './DeletionSection.stories.tsx';
import hiddenResults from './HiddenResultsSection.stories.tsx';
import preferences from './PreferenceSections.stories.tsx';
import reminders from './reminder/RemindersSection.stories.tsx';
import security from './SecuritySection.stories.tsx';
import sessions from './SessionsSection.stories.tsx';
import username from './UsernameSection.stories.tsx';
import { SettingsScreen, type SettingsState } from './SettingsScreen.tsx';
import { presets, WAITING } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

type Ready = Extract<SettingsState, { kind: 'ready' }>;

const ready = (more: Partial<Ready> = {}): Story => ({ args: { state: { ...READY, ...more } } });
const READY: Ready = {
  kind: 'ready',
  appearance: { appearance: 'dark', onAppearance: fn() },
  shortcuts: { isOn: true, hasSlate: true, onChange: fn() },
  security: security.args,
  username: username.args,
  sessions: sessions.args,
  clubs: clubs.args,
  preferences: preferences.args,
  reminders: reminders.args,
  hiddenResults: hiddenResults.args,
  restricted: restricted.args,
  shares: shares.args,
  dataExport: dataExport.args,
  deletion: deletion.args,
};

const meta = {
  title: 'Screens/Settings',
  component: SettingsScreen,
  parameters: {
    ...pageParameters,
    viewer: 'player',
    ...usage({
      when: 'At `/settings`: everything that players can change, in four groups.',
      not: 'For what others see of a player: that is the `ProfileScreen`.',
      with: 'Built from a `SettingsGroup` for each group, and sections such as `SecuritySection` and `RemindersSection`.',
      do: ["Leave out the sections that the server doesn't support."],
    }),
  },
  decorators: [inFrame],
  args: { state: READY },
  argTypes: {
    state: presets({
      player: READY,
      'without password': { ...READY, security: null },
      anonymous: { kind: 'anonymous', onLogin: () => {} },
      loading: WAITING.loading,
    }),
  },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Anonymous: Story = { tags: ['anonymous'], args: { state: { kind: 'anonymous', onLogin: fn() } } };

export const Player: Story = { tags: ['ready'] };

export const LightMode: Story = {
  ...ready({
    appearance: { appearance: 'light', onAppearance: fn() },
    shortcuts: { isOn: false, hasSlate: true, onChange: fn() },
  }),
};
/** On a server without the features that have sections of their own. */
export const WithoutFeatures: Story = ready({
  shortcuts: { isOn: true, onChange: fn() },
  username: null,
  sessions: null,
  clubs: null,
  reminders: null,
  hiddenResults: null,
  restricted: undefined,
  shares: undefined,
  dataExport: { state: { kind: 'idle' }, onExport: fn() },
});
export const WithoutPassword: Story = ready({ security: null });

export const JumpsToAGroup: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Moves the view and the focus to a group of sections, which is announced with its name',
  play: async ({ canvas, userEvent }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Settings' }));
    links.getByRole('link', { name: 'Account' }).focus();
    await userEvent.keyboard('{Enter}');
    const group = canvas.getByRole('group', { name: 'Account' });
    await expect(group).toContainElement(document.activeElement as HTMLElement);
    await expect(document.URL).not.toContain('#');
    await userEvent.tab();
    await expect(within(group).getByLabelText('Current password')).toHaveFocus();
  },
};
