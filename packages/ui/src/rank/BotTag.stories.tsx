import type { Meta, StoryObj } from '@storybook/react-vite';

import { usage } from '../../stories/usage.ts';
import { BotTag } from './BotTag.tsx';

const meta = {
  title: 'Components/Rank/Bot Tag',
  component: BotTag,
  parameters: usage({
    when: 'Next to the name of a player whose picks are made by a program.',
    not: "For the Machine, which doesn't pick.",
    with: '`PlayerName`, which adds it by itself.',
    do: ['Show the name without its suffix: `nameBesideTag`.'],
  }),
} satisfies Meta<typeof BotTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tag: Story = {};
