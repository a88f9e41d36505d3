import {
  activeSessions,
  hostileSessions,
  malformedSessions,
  manyActiveSessions,
} from '@machine/mocks/activeSession.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import type { ActionState } from '../behavior/actionState.ts';
import { SessionsSection, type SessionsSectionProps } from './SessionsSection.tsx';
import { presets, WAITING } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const listed = (
  sessions: typeof activeSessions,
  more: Pick<SessionsSectionProps, 'failed'> & { ending?: ReadonlySet<string> } = {},
): Story => ({ args: { ...more, state: { kind: 'ready', sessions } } });
const loggingOut = (everywhere: ActionState): Story => ({
  args: { everywhere },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
  parameters: { docs: { disable: true } },
});

const READY = { kind: 'ready' as const, sessions: activeSessions };
const NONE: ReadonlySet<string> = new Set();

const meta = {
  title: 'Components/Settings/Sessions Section',
  component: SessionsSection,
  parameters: usage({
    when: 'In the settings, for where the account is logged in.',
    not: 'For logging out here: that is in the `UserMenu`.',
    with: 'A `SettingsSection` with a list and a `ConfirmButton`, below the `SecuritySection`.',
  }),
  args: { state: READY, ending: NONE, onEnd: fn(), everywhere: { kind: 'idle' }, onLogoutEverywhere: fn() },
  argTypes: {
    state: presets({ ready: READY, many: { kind: 'ready', sessions: manyActiveSessions(300) }, ...WAITING }),
    ending: presets({ none: NONE, one: new Set(['s-phone']) }),
    failed: { options: [undefined, 's-phone'] },
    // Seen in the dialog that the button opens.
    everywhere: { control: false },
  },
} satisfies Meta<typeof SessionsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Ready: Story = { tags: ['ready'] };
export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const MalformedSessions = { ...listed(malformedSessions), tags: ['extreme'] };
export const HostileText = { ...listed(hostileSessions), tags: ['extreme'] };
export const Ending = listed(activeSessions, { ending: new Set(['s-phone']) });
export const NotEnded = listed(activeSessions, { failed: 's-phone' });
export const LogoutEverywhereConfirmation = loggingOut({ kind: 'idle' });
export const LogoutEverywhereFailed = {
  ...loggingOut({ kind: 'failed', error: 'Failed to log out everywhere. Please try again.' }),
  tags: ['failed'],
};

export const ShowsTheMostRecentSessions: Story = {
  tags: ['behavior', '!autodocs', '!manifest', 'extreme'],
  parameters: { chromatic: { disableSnapshot: true } },
  ...listed(manyActiveSessions(300)),
  name: 'Shows the 50 most recent of many sessions, and a note about it',
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Devices' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(50);
    await expect(canvas.getByText(/^Showing the 50 most recent/)).toBeVisible();
  },
};
