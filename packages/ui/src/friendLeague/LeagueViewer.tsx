import type { ReactNode } from 'react';
import { LockKeyhole } from 'lucide-react';
import { SessionFailed } from '../auth/SessionFailed.tsx';
import type { MessageViewer } from '../message/messageViewer.ts';
import { Button } from '../primitives/button/Button.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';

export type LeagueViewerProps = {
  viewer: MessageViewer;
  onLogin: () => void;
  /** Shown while the session is loading. */
  loading: (isSlow: boolean | undefined) => ReactNode;
  children: (userId: string) => ReactNode;
};

/** Shows leagues to players, and visitors a login prompt. */
export function LeagueViewer({ viewer, onLogin, loading, children }: LeagueViewerProps) {
  switch (viewer.kind) {
    case 'loading':
      return loading(viewer.isSlow);
    case 'failed':
      return <SessionFailed onRetry={viewer.onRetry} />;
    case 'anonymous':
      return (
        <EmptyBlock
          icon={LockKeyhole}
          message="Log in to see your leagues"
          detail="A league is between you and your friends."
          action={
            <Button size="3" onPress={onLogin}>
              Log in
            </Button>
          }
        />
      );
    case 'player':
      return children(viewer.userId);
  }
}
