import { MessageSquareLock } from 'lucide-react';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';

export type LoginPromptProps = {
  /** Opens the login dialog. */
  onLogin: () => void;
};

/** Shown to visitors in place of messages. */
export function LoginPrompt({ onLogin }: LoginPromptProps) {
  return (
    <EmptyBlock
      icon={MessageSquareLock}
      message="Log in to see your messages"
      detail="Messages are between you and the players you follow."
      onLogin={onLogin}
    />
  );
}
