import type { Meta, StoryObj } from '@storybook/react-vite';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';

const meta = {
  title: 'Screens/Privacy',
  component: PrivacyScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: { contactEmail: 'privacy@play.example' },
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Privacy: Story = { tags: ['spec:privacy', 'spec:role-anonymous-legal'] };
