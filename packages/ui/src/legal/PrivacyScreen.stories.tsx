import type { Meta, StoryObj } from '@storybook/react-vite';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Screens/Privacy',
  component: PrivacyScreen,
  parameters: {
    ...pageParameters,
    ...usage({
      when: 'At `/privacy`: which data is stored, why and for how long.',
      not: 'For the choices themselves: those are in the `SettingsScreen`.',
      with: 'A `LegalScreen` of `NumberedSection`s. The `CookieNotice` and the settings link to it.',
    }),
  },
  decorators: [inFrame],
  args: { contactEmail: 'privacy@play.example' },
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Privacy: Story = { tags: ['anonymous'] };
