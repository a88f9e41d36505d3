import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inFrame, pageParameters } from '../../../../.storybook/helpers/inFrame.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';

const meta = {
  component: PrivacyScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: { contactEmail: 'privacy@play.example' },
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Privacy: Story = { tags: ['spec:privacy', 'spec:role-anonymous-legal'] };
export const OnAPhone: Story = { tags: ['spec:privacy'], globals: { viewport: { value: 'phone' } } };
export const OnANarrowPhone: Story = { globals: { viewport: { value: 'phone320' } } };

export const ContainsPrescribedText: Story = {
  name: 'Contains one title, ordered sections, the prescribed text, the contact and a link home',
  tags: ['behavior', '!autodocs', 'no-visual'],
  parameters: { covers: ['X49'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(5);
    for (const text of [
      'Last updated October 14, 2025',
      'deleted within 30 days of account deletion',
      'Only essential session cookies are used.',
      'no third-party tracking or advertising cookies',
      'The report does not include who you are or what you typed',
      'aged 16 or older',
    ]) {
      await expect(canvasElement).toHaveTextContent(text);
    }
    for (const contact of canvas.getAllByRole('link', { name: 'privacy@play.example' })) {
      await expect(contact).toHaveAttribute('href', 'mailto:privacy@play.example');
    }
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  },
};
