import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotificationsButton } from './NotificationsButton.tsx';

const meta = {
  component: NotificationsButton,
  args: { unreadCount: 3, isOpen: false, onPress: fn(), onIntent: fn() },
} satisfies Meta<typeof NotificationsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = { tags: ['spec:header-unread'] };
export const None: Story = { tags: ['spec:header-unread-none'], args: { unreadCount: 0 } };
export const Nine: Story = { args: { unreadCount: 9 } };
export const MoreThanNine: Story = { tags: ['spec:header-unread-nine-plus'], args: { unreadCount: 10 } };
export const Nonsense: Story = { args: { unreadCount: Number.NaN } };

/** X33; nothing around it is a live region, so a new count is not announced. */
const isNamed = (name: string, badge: string): Story['play'] =>
  async function play({ canvas, canvasElement }) {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleName(name);
    await expect(button.textContent).toBe(badge);
    await expect(button.closest('[aria-live], [role="status"], output')).toBeNull();
    await expect(canvasElement.querySelector('[aria-live], [role="status"], output')).toBeNull();
  };

export const SaysHowManyAreUnread: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: isNamed('Notifications, 3 unread', '3'),
};
export const SaysNothingOfNone: Story = {
  ...None,
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: isNamed('Notifications', ''),
};
export const CountsToNine: Story = {
  ...Nine,
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: isNamed('Notifications, 9 unread', '9'),
};
export const CountsNoFurther: Story = {
  ...MoreThanNine,
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: isNamed('Notifications, 9+ unread', '9+'),
};
export const SaysNothingOfNonsense: Story = {
  ...Nonsense,
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: isNamed('Notifications', ''),
};

export const OpensAndAnnouncesTheIntent: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onIntent).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
