import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playground } from '../../../../.storybook/helpers/playground.ts';
import { NotificationsButton } from './NotificationsButton.tsx';

const meta = {
  title: 'Components/Notification/Notifications Button',
  component: NotificationsButton,
  args: { unreadCount: 3, isOpen: false, onPress: fn(), onIntent: fn() },
} satisfies Meta<typeof NotificationsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = playground();

export const Unread: Story = { tags: ['spec:header-unread'] };
export const None: Story = { tags: ['spec:header-unread-none'], args: { unreadCount: 0 } };
export const Nine: Story = { args: { unreadCount: 9 } };
export const MoreThanNine: Story = { tags: ['spec:header-unread-nine-plus'], args: { unreadCount: 10 } };
export const InvalidCount: Story = { args: { unreadCount: Number.NaN } };

/** Also checks that there is no live region, so a new count is not announced. */
const hasName = (name: string, badge: string): Pick<Story, 'parameters' | 'play'> => ({
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleName(name);
    await expect(button.textContent).toBe(badge);
    await expect(button.closest('[aria-live], [role="status"], output')).toBeNull();
    await expect(canvasElement.querySelector('[aria-live], [role="status"], output')).toBeNull();
  },
});

export const NamesUnreadCount: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  ...hasName('Notifications, 3 unread', '3'),
};
export const OmitsZeroFromName: Story = {
  ...None,
  tags: ['behavior', '!autodocs', 'no-visual'],
  ...hasName('Notifications', ''),
};
export const NamesNineUnread: Story = {
  ...Nine,
  tags: ['behavior', '!autodocs', 'no-visual'],
  ...hasName('Notifications, 9 unread', '9'),
};
export const CapsNameAtNinePlus: Story = {
  ...MoreThanNine,
  tags: ['behavior', '!autodocs', 'no-visual'],
  ...hasName('Notifications, 9+ unread', '9+'),
};
export const OmitsInvalidCountFromName: Story = {
  ...InvalidCount,
  tags: ['behavior', '!autodocs', 'no-visual'],
  ...hasName('Notifications', ''),
};

export const CallsOnIntentAndOnPress: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onIntent).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
