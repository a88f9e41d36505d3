import type { Meta, StoryObj } from '@storybook/react-vite';

import { usage } from '../../stories/usage.ts';
import { Places } from './Places.tsx';

const meta = {
  title: 'Components/Layout/Places',
  component: Places,
  parameters: usage({
    when: 'On every page, for what one does daily.',
    not: 'For all other pages: the `SideNavigation` and the `Footer` lead there.',
    with: 'The `Header` on wide screens, and the bottom of the `Frame` on all others.',
    do: ['Name at most five places.'],
  }),
  args: {
    position: 'bottom',
    currentHref: '/today',
    places: [
      { href: '/', label: 'Play' },
      { href: '/today', label: 'Today' },
      { href: '/leagues', label: 'Leagues' },
      { href: '/leaderboards', label: 'Boards' },
      { href: '/profile/u-ada', label: 'Me' },
    ],
  },
} satisfies Meta<typeof Places>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone360: Story = { tags: ['phone'], globals: { viewport: { value: 'phone320' } } };
