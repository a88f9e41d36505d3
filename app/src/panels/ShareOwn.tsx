import type { ShareKind, SharePayload } from '@machine/contract/share.ts';
import { ShareButton } from '@machine/ui/share/ShareButton.tsx';
import { useState } from 'react';
import { useHasFeature } from '../queries/game.ts';
import { useSession } from '../queries/session.ts';
import { lazyPart } from './Part.tsx';

const ShareThing = lazyPart(() => import('./ShareThing.tsx'));

export type ShareOwnProps = Pick<SharePayload, 'kind' | 'matchId' | 'week'>;

const LABELS: Readonly<Record<ShareKind, string>> = {
  PICK: 'Share your pick',
  WEEK: 'Share your week',
  EDGE: 'Share your standing',
};

/** Connects the button that shares something of the viewer's own. Its dialog is loaded with the first press. */
export function ShareOwn({ kind, matchId, week }: ShareOwnProps) {
  const [isOpen, setIsOpen] = useState(false);
  const hasSharing = useHasFeature('SHARING');
  const session = useSession();
  if (!hasSharing || session.kind !== 'player') return null;
  return (
    <>
      <ShareButton label={LABELS[kind]} onPress={() => setIsOpen(true)} />
      <ShareThing kind={kind} matchId={matchId} week={week} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
