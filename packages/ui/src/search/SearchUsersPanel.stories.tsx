import type { UserSearchResult } from '@machine/contract';
import { searchResults, manySearchResults } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { withNavigate } from '../../stories/withNavigate.tsx';
import { SearchButton } from './SearchButton.tsx';
import type { SearchUsersState } from './SearchResults.tsx';
import { SearchUsersPanel } from './SearchUsersPanel.tsx';
import { findVisibleDialog } from '../../stories/findVisibleDialog.ts';

const onRetry = fn();
const navigate = fn();
const ready = (users: readonly UserSearchResult[]): SearchUsersState => ({ kind: 'ready', users });

const meta = {
  title: 'Components/Search/Search Users Panel',
  component: SearchUsersPanel,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: { isOpen: true, onClose: fn(), query: 'mira', onQuery: fn(), state: ready(searchResults) },
} satisfies Meta<typeof SearchUsersPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  tags: ['spec:search-field', 'spec:search-idle'],
  args: { query: '', state: { kind: 'idle' } },
};
export const Loading: Story = { tags: ['spec:search-loading'], args: { state: { kind: 'loading' } } };
export const StillLoading: Story = { args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['spec:search-failed'], args: { state: { kind: 'failed', onRetry } } };
export const Empty: Story = {
  tags: ['spec:search-empty', 'spec:empty-search'],
  args: { query: 'nobody', state: { kind: 'empty' } },
};
export const Ready: Story = { tags: ['spec:search-row', 'spec:search-results', 'spec:role-player-searches'] };
export const ThousandRows: Story = { args: { state: ready(manySearchResults(1_000)) } };

/** Renders the panel with its button and a query that can be typed; the results are fixed. */
const WithSearchButton: Story['render'] = function WithSearchButton(args) {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  return (
    <>
      <SearchButton isOpen={isOpen} onPress={() => setIsOpen(true)} />
      <SearchUsersPanel {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} query={query} onQuery={setQuery} />
    </>
  );
};

const field = () => screen.findByRole('searchbox', { name: 'Search by username' });
const panel = () => findVisibleDialog('Search Users');

export const FocusesFieldAndRestoresFocusOnEscape: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  render: WithSearchButton,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Search users' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('mira');
    await expect(await field()).toHaveValue('mira');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OpensProfileAndCloses: Story = {
  tags: ['behavior', '!autodocs', 'no-visual', 'spec:search-row-visits'],
  decorators: [withNavigate(navigate)],
  play: async ({ args, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(await screen.findByRole('link', { name: /miracle_on_grass/ }));
    await expect(navigate.mock.calls[0]?.[0]).toBe('/profile/u-4');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

const announces = (text: string): Story => ({
  play: async () => {
    const status = within(await panel()).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(text));
  },
});

export const AnnouncesResultCount: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  ...announces('3 users found'),
};

export const AnnouncesAnEmptySearch: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: { query: 'nobody', state: { kind: 'empty' } },
  ...announces('No users found'),
};
