import { LockKeyhole } from 'lucide-react';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';

/** Shown to visitors in place of leagues. */
export function LeagueLogin({ onLogin }: { onLogin: () => void }) {
  return (
    <EmptyBlock
      icon={LockKeyhole}
      message="Log in to see your leagues"
      detail="A league is between you and your friends."
      onLogin={onLogin}
    />
  );
}
