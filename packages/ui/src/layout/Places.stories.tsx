import type { Meta, StoryObj } from '@storybook/react-vite';

import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';
import { Places } from './Places.tsx';

const FIVE = [
  { href: '/', label: 'Play' },
  { href: '/today', label: 'Today' },
  { href: '/leagues', label: 'Leagues' },
  { href: '/leaderboards', label: 'Boards' },
  { href: '/profile/u-ada', label: 'Me' },
];

const meta = {
  title: 'Components/Layout/Places',
  component: Places,
  parameters: usage({
    when: 'On every page, for what one does daily.',
    not: 'For all other pages: the `SideNavigation` and the `Footer` lead there.',
    with: 'The `Header` on wide screens, and the bottom of the `Frame` on all others.',
    do: ['Name at most five places.'],
  }),
  args: { position: 'bottom', currentHref: '/today', places: FIVE },
  argTypes: {
    position: { options: ['bottom', 'header'] },
    places: presets({ five: FIVE, three: FIVE.slice(0, 3) }),
    currentHref: { options: FIVE.map(({ href }) => href) },
  },
} satisfies Meta<typeof Places>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const OnAPhone360: Story = { tags: ['phone'], globals: { viewport: { value: 'phone320' } } };
