import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../stories/usage.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Primitives/Spinner',
  component: Spinner,
  parameters: usage({
    when: 'Inside a control that is busy. Button, IconButton and Menu show it by themselves when they are pending.',
    do: ['Let the control announce that it is busy: the spinner says nothing to screen readers.'],
    dont: ['For content that loads, use a Skeleton or a LoadingStatus.'],
  }),
} satisfies Meta<typeof Spinner>;

export default meta;

export const Spinning: StoryObj<typeof meta> = {};
