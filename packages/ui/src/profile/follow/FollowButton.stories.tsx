import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { sheet } from '../../../stories/StateSheet.tsx';
import { FollowButton } from './FollowButton.tsx';
import { VIEWERS } from '../../../stories/presets.ts';
import { stateful } from '../../../stories/stateful.tsx';
import { usage } from '../../../stories/usage.ts';

const meta = {
  title: 'Components/Profile/Follow Button',
  component: FollowButton,
  parameters: usage({
    when: "On a profile, beside the player's name.",
    not: 'For clubs: those are followed in the `ClubPicker`. In lists: `FollowListDialog` has buttons of its own.',
    with: 'The `ProfileHeader`, whose name describes it.',
  }),
  args: { isFollowing: false, viewer: 'player', nameId: 'name', isBusy: false, onToggle: fn() },
  decorators: [
    (Story) => (
      <>
        <p id="name">mira_calls_it</p>
        <Story />
      </>
    ),
  ],
  argTypes: { viewer: { options: ['own', ...VIEWERS] }, nameId: { control: false } },
} satisfies Meta<typeof FollowButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onToggle: ({ isFollowing }) => ({ isFollowing: !isFollowing }) }),
};

export const Visitor: Story = { tags: ['anonymous'], args: { viewer: 'anonymous' } };
export const SessionLoading: Story = { tags: ['loading'], args: { viewer: 'loading' } };

export const States: Story = {
  tags: ['saving'],
  render: sheet({
    variants: { follow: {}, following: { isFollowing: true }, 'own profile': { viewer: 'own' } },
    states: { busy: { isBusy: true } },
  }),
};
