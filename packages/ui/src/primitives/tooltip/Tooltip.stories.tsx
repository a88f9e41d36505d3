import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, screen } from 'storybook/test';

import { RankTag } from '../../rank/RankTag.tsx';
import { Tooltip } from './Tooltip.tsx';
import { usage } from '../../../stories/usage.ts';

const meta = {
  title: 'Components/Primitives/Tooltip',
  component: Tooltip,
  parameters: usage({
    when: 'For a short mark that not everybody understands, such as a rank or an icon.',
    not: 'For anything that has to be read: phones have no pointer. For a button with an icon: `IconButton` has one.',
    with: 'An element with `data-tooltip`: the app shows one tooltip for all of them.',
  }),
  args: { text: 'Rank: Challenger', triggerRef: { current: null } },
  render: function Shown({ text }) {
    const trigger = useRef<HTMLSpanElement>(null);
    return (
      <>
        <span ref={trigger} style={{ display: 'inline-block', marginBlockStart: 48 }}>
          <RankTag rank="APPRENTICE" form="short" />
        </span>
        <Tooltip text={text} triggerRef={trigger} />
      </>
    );
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Rank: Challenger');
  },
};
