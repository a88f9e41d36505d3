import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { MenuButton } from '../navigation/MenuButton.tsx';
import { NotificationsButton } from '../notification/NotificationsButton.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { Header } from './Header.tsx';
import places from './Places.stories.tsx';
import { UserMenuButton } from './UserMenuButton.tsx';
import { UserStats } from './UserStats.tsx';
import { presets, VIEWERS } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const slots = {
  places: places.args.places,
  currentHref: '/leaderboards',
  userStats: <UserStats stars={214} currentStreak={7} />,
  menuButton: <MenuButton isOpen={false} onPress={fn()} />,
  search: <SearchButton isOpen={false} onPress={fn()} />,
  notifications: <NotificationsButton unreadCount={0} isOpen={false} onPress={fn()} />,
  userMenu: <UserMenuButton username="ada_predicts" isOpen={false} onOpen={() => {}} />,
};

const meta = {
  title: 'Components/Layout/Header',
  component: Header,
  parameters: {
    ...usage({
      when: 'Once, at the top of every page.',
      not: 'For the title of a screen: that is a `ScreenTitle`.',
      with: 'Slots for `MenuButton`, `UserStats`, `SearchButton`, `NotificationsButton` and `UserMenuButton`; the `Frame` around it.',
      do: ['Pass all slots; those of players are hidden from visitors.'],
    }),
    layout: 'fullscreen',
  },
  args: { viewer: 'anonymous', appearance: 'dark', onToggleAppearance: fn(), onLogin: fn(), ...slots },
  argTypes: {
    viewer: { options: VIEWERS },
    appearance: { options: ['dark', 'light'] },
    places: presets({ five: places.args.places, none: [] }),
    currentHref: { options: places.args.places.map(({ href }) => href) },
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  args: { viewer: 'player' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({
    onLogin: () => ({ viewer: 'player' }),
    onToggleAppearance: ({ appearance }) => ({ appearance: appearance === 'dark' ? 'light' : 'dark' }),
  }),
};

const narrow = { viewport: { value: 'phone320' } };

export const Anonymous: Story = {
  tags: ['anonymous'],
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull(),
};
/** Neither "Log in" nor a username is shown while the session is unknown. */
export const Loading: Story = { tags: ['loading'], args: { viewer: 'loading' } };
export const Player: Story = { args: { viewer: 'player' } };

export const PlayerOnAPhone360: Story = {
  tags: ['phone'],
  args: { viewer: 'player' },
  globals: { viewport: { value: 'phone' } },
};

/** The longest name and the highest counts still leave room for everything. */
export const LongestPlayer: Story = {
  args: {
    viewer: 'player',
    userStats: <UserStats stars={123_456} currentStreak={1_234} />,
    userMenu: <UserMenuButton username={HOSTILE_TEXTS.long} isOpen={false} onOpen={() => {}} />,
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const { right } = header.getBoundingClientRect();
    for (const control of header.querySelectorAll('a, button, p')) {
      await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
};
export const LongestPlayerOnANarrowPhone320: Story = { tags: ['phone'], ...LongestPlayer, globals: narrow };

/** The layout must not shift when the session becomes known. */
export const KeepsHeightForEveryViewer: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  render: (args) => (
    <>
      <Header {...args} viewer="loading" />
      <Header {...args} viewer="anonymous" />
      <Header {...args} viewer="player" />
    </>
  ),
  parameters: { chromatic: { disableSnapshot: true }, a11y: { disable: true } },
  play: async ({ canvas }) => {
    const [loading, ...known] = canvas.getAllByRole('banner');
    await expect(loading?.querySelectorAll('button')).toHaveLength(1);
    for (const header of known) await expect(header.offsetHeight).toBe(loading?.offsetHeight);
  },
};
export const KeepsHeightForEveryViewerOnANarrowPhone: Story = {
  ...KeepsHeightForEveryViewer,
  tags: ['behavior', '!autodocs', '!manifest', 'phone'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: narrow,
};
