import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { usage } from '../../stories/usage.ts';
import { ShareButton } from './ShareButton.tsx';

const meta = {
  title: 'Components/Share/Share Button',
  component: ShareButton,
  parameters: usage({
    when: 'Next to something of the player that can be shared.',
    not: "For what isn't settled yet, or isn't the viewer's own.",
    with: 'The `ShareDialog`, which it opens; `UserResult`, `DuelEnd` and `RecentPicks` have a slot for it.',
    do: ['Say what is shared: "Share your pick".'],
  }),
  args: { label: 'Share your pick', onPress: fn() },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Pick: Story = {};
