import type { Meta, StoryObj } from '@storybook/react-vite';

import { sheet } from '../../../stories/StateSheet.tsx';
import { radixButton } from '../../../stories/radixControls.ts';
import { usage } from '../../../stories/usage.ts';
import { ButtonLink } from './Link.tsx';

const meta = {
  title: 'Components/Primitives/Button Link',
  component: ButtonLink,
  parameters: usage({
    when: 'For the main way forward that leads to another screen: "Sign up", "Make a pick".',
    not: 'For an action that stays on the screen: use a `Button`. Within text: a `Link`.',
    with: 'An `EmptyBlock`, or the end of a card.',
    do: ['Start with a verb.', 'One per block; further ways are plain links.'],
  }),
  args: { href: '/signup', children: 'Sign up' },
  argTypes: { ...radixButton },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Solid: Story = {};

export const States: Story = {
  render: sheet({
    variants: {
      accent: {},
      'gray outline': { color: 'gray', variant: 'outline' },
      'gray ghost': { color: 'gray', variant: 'ghost' },
    },
  }),
};
