import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../../../.storybook/helpers/playground.ts';
import { checkLegalScreen } from '../../../../.storybook/helpers/checkLegalScreen.ts';
import { inFrame, pageParameters } from '../../../../.storybook/helpers/inFrame.tsx';
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

export const Playground: Story = playground();

export const Privacy: Story = { tags: ['spec:privacy', 'spec:role-anonymous-legal'] };
export const OnAPhone: Story = { tags: ['spec:privacy'], globals: { viewport: { value: 'phone' } } };
export const OnANarrowPhone: Story = { globals: { viewport: { value: 'phone320' } } };

export const ContainsPrescribedText: Story = {
  name: 'Contains one title, ordered sections, the prescribed text, the contact and a link home',
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: checkLegalScreen('privacy@play.example', [
    'Last updated October 14, 2025',
    'deleted within 30 days of account deletion',
    'Only essential session cookies are used.',
    'no third-party tracking or advertising cookies',
    'The report does not include who you are or what you typed',
    'aged 16 or older',
  ]),
};
