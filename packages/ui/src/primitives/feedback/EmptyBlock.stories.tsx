import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellOff, CalendarOff } from 'lucide-react';

import { presets } from '../../../stories/presets.ts';
import { usage } from '../../../stories/usage.ts';
import { ButtonLink } from '../button/Link.tsx';
import { EmptyBlock } from './EmptyBlock.tsx';

const meta = {
  title: 'Components/Primitives/Empty Block',
  component: EmptyBlock,
  parameters: usage({
    when: 'Instead of a list or a screen that loaded and has no content.',
    not: 'For a failure: use an `ErrorBlock`.',
    with: 'A `ButtonLink` or a `Button` for the next step.',
    do: ["Say what isn't there, then how it gets there.", 'Offer one next step, if there is one.'],
    dont: ['Don\'t blame the player: "No picks yet", not "You made no picks".'],
  }),
  args: { icon: BellOff, message: 'No notifications' },
  argTypes: {
    icon: presets({ bell: BellOff, calendar: CalendarOff }),
    link: presets({ none: undefined, home: { href: '/', label: 'Go home' } }),
  },
} satisfies Meta<typeof EmptyBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const MessageOnly: Story = {};
export const WithAction: Story = {
  args: { detail: "You'll get one when your picks are graded.", action: <ButtonLink href="/">Make a pick</ButtonLink> },
};
