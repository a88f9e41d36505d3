import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, screen } from 'storybook/test';

import { RankTag } from '../../rank/RankTag.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Primitives/Tooltip',
  component: Tooltip,
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

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Rank: Challenger');
  },
};
