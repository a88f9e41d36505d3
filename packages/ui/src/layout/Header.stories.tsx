import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Menu as MenuIcon, Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { IconButton } from '../primitives/button/Button.tsx';
import { Header } from './Header.tsx';
import { UserMenuButton } from './UserMenuButton.tsx';
import { UserStats } from './UserStats.tsx';

const places = [
  { href: '/', label: 'Play' },
  { href: '/today', label: 'Today' },
  { href: '/leagues', label: 'Leagues' },
  { href: '/leaderboards', label: 'Boards' },
  { href: '/profile/u-ada', label: 'Me' },
];

const slots = {
  places,
  currentHref: '/leaderboards',
  userStats: <UserStats stars={214} currentStreak={7} />,
  menuButton: (
    <IconButton label="Menu">
      <MenuIcon size={18} aria-hidden />
    </IconButton>
  ),
  search: (
    <IconButton label="Search users">
      <Search size={18} aria-hidden />
    </IconButton>
  ),
  notifications: (
    <IconButton label="Notifications">
      <Bell size={18} aria-hidden />
    </IconButton>
  ),
  userMenu: <UserMenuButton username="ada_predicts" isOpen={false} onOpen={() => {}} />,
};

const meta = {
  title: 'Components/Layout/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { viewer: { kind: 'anonymous' }, appearance: 'dark', onToggleAppearance: fn(), onLogin: fn(), ...slots },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

const player = { kind: 'player' as const, username: 'ada_predicts' };
const phone = { viewport: { value: 'phone' } };
const narrow = { viewport: { value: 'phone320' } };

export const Anonymous: Story = {
  tags: [
    'spec:header-places',
    'spec:header-logo',
    'spec:header-anonymous',
    'spec:auth-anonymous',
    'spec:role-anonymous-no-notifications',
  ],
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull(),
};
/** Neither "Log in" nor a username is shown while the session is unknown. */
export const Loading: Story = { tags: ['spec:auth-loading'], args: { viewer: { kind: 'loading' } } };
export const Player: Story = {
  tags: ['spec:header-logo', 'spec:header-player', 'spec:auth-player'],
  args: { viewer: player },
};

export const PlayerOnAPhone: Story = {
  tags: ['spec:header-player', 'spec:header-stats-phone'],
  args: { viewer: player },
  globals: phone,
};

/** The longest name and the highest counts still leave room for everything. */
const longest = {
  viewer: { kind: 'player' as const, username: HOSTILE_TEXTS.long },
  userStats: <UserStats stars={123_456} currentStreak={1_234} />,
  userMenu: <UserMenuButton username={HOSTILE_TEXTS.long} isOpen={false} onOpen={() => {}} />,
};
const fits: Story = {
  args: longest,
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    const header = canvas.getByRole('banner');
    const { right } = header.getBoundingClientRect();
    for (const control of header.querySelectorAll('a, button, p')) {
      await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
};
export const LongestPlayer: Story = fits;
export const LongestPlayerOnATablet: Story = { ...fits, globals: { viewport: { value: 'tablet' } } };
export const LongestPlayerOnANarrowPhone: Story = { ...fits, globals: narrow };

/** The layout must not shift when the session becomes known. */
const keepsHeight: Story = {
  render: (args) => (
    <>
      <Header {...args} viewer={{ kind: 'loading' }} />
      <Header {...args} viewer={{ kind: 'anonymous' }} />
      <Header {...args} viewer={player} />
    </>
  ),
  parameters: { a11y: { disable: true } },
  play: async ({ canvas }) => {
    const [loading, ...known] = canvas.getAllByRole('banner');
    await expect(loading?.querySelectorAll('button')).toHaveLength(1);
    for (const header of known) await expect(header.offsetHeight).toBe(loading?.offsetHeight);
  },
};
export const KeepsHeightForEveryViewer: Story = { ...keepsHeight, tags: ['behavior', '!autodocs', 'no-visual'] };
export const KeepsHeightForEveryViewerOnANarrowPhone: Story = {
  ...keepsHeight,
  tags: ['behavior', '!autodocs', 'no-visual'],
  globals: narrow,
};
