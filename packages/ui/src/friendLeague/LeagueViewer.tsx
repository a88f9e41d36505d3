import { LockKeyhole } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { MessageViewer } from '../message/messageViewer.ts';
import { LoginBlock } from '../primitives/feedback/LoginBlock.tsx';

export type LeagueViewerProps = {
  viewer: MessageViewer;
  onLogin: () => void;
  /** Shown while the session is loading. */
  Loading: ComponentType<{ isSlow?: boolean }>;
  children: (userId: string) => ReactNode;
};

/** Shows leagues to players, and visitors a login prompt. */
export function LeagueViewer({ viewer, onLogin, Loading, children }: LeagueViewerProps) {
  switch (viewer.kind) {
    case 'loading':
      return <Loading isSlow={viewer.isSlow} />;
    case 'anonymous':
      return (
        <LoginBlock
          icon={LockKeyhole}
          message="Log in to see your leagues"
          detail="A league is between you and your friends."
          onLogin={onLogin}
        />
      );
    case 'player':
      return children(viewer.userId);
  }
}
