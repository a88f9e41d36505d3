import type { Meta, StoryObj } from '@storybook/react-vite';

import { ScreenFallback } from './ScreenFallback.tsx';

const meta = { title: 'Components/Layout/Screen Fallback', component: ScreenFallback } satisfies Meta<
  typeof ScreenFallback
>;

export default meta;

export const Loading: StoryObj<typeof meta> = {};
