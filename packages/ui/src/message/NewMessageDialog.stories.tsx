import type { UserSearchResult } from '@machine/contract/profile.ts';
import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import { longNameUser, searchResults } from '@machine/mocks/profile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import type { SearchUsersState } from '../search/SearchResults.tsx';
import { NewMessageDialog } from './PeoplePickerDialog.tsx';
import { EMPTY, presets, WAITING } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const ready = (users: readonly UserSearchResult[]): SearchUsersState => ({ kind: 'ready', users });
const longNames: UserSearchResult = { ...longNameUser, achievements: [] };
const hostile: UserSearchResult[] = Object.entries(HOSTILE_TEXTS).map(([id, text]) => ({
  id,
  username: text,
  rank: text,
  stars: 0,
  profileImageUrl: text,
  achievements: [text],
}));

const READY = ready(searchResults);
const NONE: readonly UserSearchResult[] = [];

const meta = {
  title: 'Components/Message/New Message Dialog',
  component: NewMessageDialog,
  parameters: {
    ...usage({
      when: 'For starting a conversation with players one follows.',
      not: 'For an existing one: that is the `AddPeopleDialog`.',
      with: 'A `Dialog` with a `PeoplePicker`. The `MessagesScreen` opens it.',
    }),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    isOpen: true,
    onClose: fn(),
    query: 'mira',
    onQuery: fn(),
    state: READY,
    selected: NONE,
    onSelectionChange: fn(),
    isSending: false,
    onSubmit: fn(),
  },
  argTypes: {
    state: presets({
      ready: READY,
      bot: ready([{ ...longNames, id: 'u-homer', username: 'homer (bot)', isBot: true }]),
      ...WAITING,
      empty: EMPTY,
      idle: { kind: 'idle' },
    }),
    selected: presets({ none: NONE, one: searchResults.slice(0, 1), two: searchResults.slice(0, 2) }),
  },
} satisfies Meta<typeof NewMessageDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({
    onClose: () => ({ isOpen: false }),
    onQuery: (_, query) => ({ query }),
    onSelectionChange: (_, selected) => ({ selected }),
  }),
};

const narrow = { viewport: { value: 'phone320' } };

export const Idle: Story = { args: { query: '', state: { kind: 'idle' } } };
export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  tags: ['failed'],
  args: { state: { kind: 'failed', onRetry: fn() }, selected: searchResults.slice(0, 1) },
};
export const Empty: Story = { tags: ['empty'], args: { query: 'nobody', state: { kind: 'empty' } } };
export const NoneSelected: Story = {};
/** The same after a failure, which shows no message. */
export const TwoSelected: Story = { tags: ['failed'], args: { selected: searchResults.slice(0, 2) } };
export const Sending: Story = { tags: ['saving'], args: { ...TwoSelected.args, isSending: true } };
const [firstResult, ...otherResults] = searchResults;
const bot: UserSearchResult = { ...(firstResult ?? longNames), id: 'u-homer', username: 'homer (bot)', isBot: true };
/** Has the label instead of the end of the name. */
export const Bot: Story = { args: { state: ready([bot, ...otherResults]), selected: [bot] } };
export const HostileText: Story = {
  tags: ['extreme'],
  args: { state: ready(hostile), selected: hostile },
  globals: narrow,
};
