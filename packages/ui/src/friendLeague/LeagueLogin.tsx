import { LockKeyhole } from 'lucide-react';
import { LoginBlock } from '../primitives/feedback/LoginBlock.tsx';

/** Shown to visitors in place of leagues. */
export function LeagueLogin({ onLogin }: { onLogin: () => void }) {
  return (
    <LoginBlock
      icon={LockKeyhole}
      message="Log in to see your leagues"
      detail="A league is between you and your friends."
      onLogin={onLogin}
    />
  );
}
