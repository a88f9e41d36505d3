import type { Meta, StoryObj } from '@storybook/react-vite';

import { ScreenFallback } from './ScreenFallback.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Layout/Screen Fallback',
  component: ScreenFallback,
  parameters: usage({
    when: "While a screen's code loads.",
    not: 'While its data loads: each screen has a skeleton for that, in `Loaded`.',
    with: 'A `LoadingStatus`, after a second.',
  }),
} satisfies Meta<typeof ScreenFallback>;

export default meta;

export const Loading: StoryObj<typeof meta> = { tags: ['loading'] };
