import { botSummary, rival } from '@machine/mocks/profile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../primitives/button/Button.tsx';
import { sheet } from '../../../stories/StateSheet.tsx';
import { UserListItem } from './UserListItem.tsx';
import { presets } from '../../../stories/presets.ts';
import { usage } from '../../../stories/usage.ts';

const remove = (
  <Button variant="ghost" color="gray">
    Remove
  </Button>
);

const meta = {
  title: 'Components/Profile/User List Item',
  component: UserListItem,
  parameters: usage({
    when: 'For a player in a list: search results, followers.',
    not: 'In tables by position: those have a `PlayerName` in a `PlayerTable`.',
    with: 'Built from `PlayerName`, `StarCount` and `AchievementTags`; a `UserList` around it.',
  }),
  args: { user: rival, href: '/profile/u-mira' },
  argTypes: {
    user: presets({ rival, bot: botSummary.user }),
    achievements: presets({ none: undefined, two: ['Into the ring', 'Giant killer'] }),
  },
} satisfies Meta<typeof UserListItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const States: Story = {
  render: sheet({ variants: { plain: {}, 'with an action': { action: remove } }, isWide: true }),
};
