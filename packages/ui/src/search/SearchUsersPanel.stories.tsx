import { searchResults } from '@machine/mocks/profile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { withNavigate } from '../../stories/withNavigate.tsx';
import { SearchUsersPanel } from './SearchUsersPanel.tsx';
import { findVisibleDialog } from '../../stories/findVisibleDialog.ts';
import { EMPTY, IDLE, presets, WAITING } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const navigate = fn();

const READY = { kind: 'ready' as const, users: searchResults };

const meta = {
  title: 'Components/Search/Search Users Panel',
  component: SearchUsersPanel,
  parameters: {
    ...usage({
      when: 'For finding any player by name.',
      not: 'For choosing whom to write to: that is the `PeoplePicker`, with followed players only.',
      with: 'A `SidePanel` with a `SearchField` and `UserListItem`s, opened by the `SearchButton`.',
    }),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
  },
  args: { isOpen: true, onClose: fn(), query: 'mira', onQuery: fn(), state: READY },
  argTypes: { state: presets({ ready: READY, ...WAITING, empty: EMPTY, idle: IDLE }) },
} satisfies Meta<typeof SearchUsersPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onClose: () => ({ isOpen: false }), onQuery: (_, query) => ({ query }) }),
};

/** After the state has lasted for a while. */
const announces = (text: string): Story => ({
  play: async () => {
    const status = within(await findVisibleDialog('Search Users')).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(text));
  },
});

export const Idle: Story = { args: { query: '', state: { kind: 'idle' } } };
export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading' } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = {
  tags: ['empty'],
  args: { query: 'nobody', state: { kind: 'empty' } },
  ...announces('No users found'),
};
export const Ready: Story = { tags: ['ready'], ...announces('3 users found') };

/** Escape neither clears the field nor stays in it. */
export const FocusesItsFieldAndClosesWithEscape: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('searchbox', { name: 'Search by username' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onQuery).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OpensProfileAndCloses: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [withNavigate(navigate)],
  play: async ({ args, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(await screen.findByRole('link', { name: /miracle_on_grass/ }));
    await expect(navigate.mock.calls[0]?.[0]).toBe('/profile/u-4');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
