import { player } from '@machine/mocks/currentUser.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { UsernameSection } from './UsernameSection.tsx';
import { ACTION_STATES, IDLE, presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Settings/Username Section',
  component: UsernameSection,
  parameters: usage({
    when: 'In the settings, for changing the name that others see.',
    not: 'For the name of a league: that is the `RenameLeagueDialog`.',
    with: 'A `SettingsSection` with a `Form`.',
  }),
  args: { username: player.username, lockedUntil: null, state: IDLE, onChange: fn() },
  argTypes: {
    state: presets({ ...ACTION_STATES, done: { kind: 'done' } }),
    // What the field starts with.
    username: { control: false },
    lockedUntil: { options: [null, '2025-11-13T12:00:00Z'] },
  },
} satisfies Meta<typeof UsernameSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

const LOCKED_UNTIL = '2025-11-13T12:00:00Z';
const failed = (error: string): Story['args'] => ({ state: { kind: 'failed', error } });

export const Ready: Story = { tags: ['ready'] };
export const Saving: Story = { tags: ['saving'], args: { state: { kind: 'busy' } } };
export const Taken: Story = { args: failed('This username is already taken.') };
export const Failed: Story = { tags: ['failed'], args: failed('Failed to change the username. Please try again.') };
export const TooEarly: Story = { tags: ['locked'], args: { lockedUntil: LOCKED_UNTIL } };
export const Changed: Story = { args: { lockedUntil: LOCKED_UNTIL, state: { kind: 'done' } } };
export const Invalid: Story = {
  tags: ['invalid'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' });
    await userEvent.clear(field);
    await userEvent.type(field, 'ada lovelace{Enter}');
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining('Username can only contain letters, numbers and underscores.'),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
