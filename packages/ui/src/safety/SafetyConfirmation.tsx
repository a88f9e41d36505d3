import type { ReactNode } from 'react';
import { AlertDialog, type AlertDialogProps } from '../primitives/dialog/AlertDialog.tsx';
import { UserText } from '../primitives/text/UserText.tsx';

/** Actions that ask first. */
export type ConfirmedAction = keyof typeof CONFIRMATIONS;

export type SafetyConfirmationProps = Pick<AlertDialogProps, 'isOpen' | 'state' | 'onConfirm' | 'onCancel'> & {
  /** Decides what the dialog asks. */
  action: ConfirmedAction;
  /** The player whom it concerns; unused where it concerns none. */
  name: string;
};

/** Says in plain words what an action does, and asks for confirmation. */
export function SafetyConfirmation({ action, name, ...dialog }: SafetyConfirmationProps) {
  const { title, text, confirmLabel } = CONFIRMATIONS[action];
  return (
    <AlertDialog
      {...dialog}
      title={title}
      description={text(<UserText>{name}</UserText>)}
      confirmLabel={confirmLabel}
    />
  );
}

type Confirmation = { title: string; text: (name: ReactNode) => ReactNode; confirmLabel: string };

const CONFIRMATIONS = {
  block: {
    title: 'Block this player?',
    text: (name) => (
      <>
        <p>
          You and {name} won&apos;t see each other anymore: not in search, on leaderboards, in chats or in messages. If
          you follow each other, that ends.
        </p>
        <p>They aren&apos;t told. You can unblock them in your settings.</p>
      </>
    ),
    confirmLabel: 'Block',
  },
  deleteMessage: {
    title: 'Delete this message?',
    text: () => (
      <>
        <p>Its text is deleted for everyone. Others see that a message was deleted.</p>
        <p>This cannot be undone.</p>
      </>
    ),
    confirmLabel: 'Delete',
  },
  leave: {
    title: 'Leave this conversation?',
    text: () => (
      <>
        <p>It disappears from your messages, and no one can add you to it again. The others see that you left.</p>
        <p>Only you can bring it back, by starting a conversation with the same people.</p>
      </>
    ),
    confirmLabel: 'Leave',
  },
  decline: {
    title: 'Decline this request?',
    text: (name) => (
      <p>
        The conversation disappears from your messages. {name} isn&apos;t told. To stop them from writing to you at all,
        block them.
      </p>
    ),
    confirmLabel: 'Decline',
  },
} as const satisfies Record<string, Confirmation>;
