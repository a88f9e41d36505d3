import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eyebrow } from '../text/Eyebrow.tsx';
import { Panel } from './Panel.tsx';

const meta = {
  component: Panel,
  args: { style: { padding: 24, maxWidth: 360 }, children: <Eyebrow>NBA · Final</Eyebrow> },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Gold: Story = { args: { tone: 'gold', children: <Eyebrow tone="amber">Gold match</Eyebrow> } };
export const Quiet: Story = { args: { tone: 'quiet' } };
