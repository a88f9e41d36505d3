import type { SharePayload } from '@machine/contract/share.ts';
import { sharePictureText, shareText } from '@machine/contract/shareText.ts';
import { ShareDialog, type ShareDialogState, type ShareNotice } from '@machine/ui/share/ShareDialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createSingleFlight } from '../queries/singleFlight.ts';
import { shareQueries, useOwnShare } from '../queries/share.ts';
import { copyLink, shareMessage } from '../services/shareLink.ts';
import { useScreenState } from '../hooks/useScreenState.ts';

export type ShareThingProps = Pick<SharePayload, 'kind' | 'matchId' | 'week'> & {
  isOpen: boolean;
  onClose: () => void;
};

export default function ShareThing({ kind, matchId, week, isOpen, onClose }: ShareThingProps) {
  const [hidesResult, setHidesResult] = useState(false);
  const [notice, setNotice] = useState<{ of: string; is: ShareNotice } | null>(null);
  const payload = { kind, hidesResult, ...(matchId !== undefined && { matchId }), ...(week !== undefined && { week }) };
  // A second press, while the device asks with whom to share, does nothing.
  const [runOnce] = useState(() => createSingleFlight());
  const { id, list, create, remove } = useOwnShare(payload);
  const shared = useQuery({ ...shareQueries.shared(id ?? ''), enabled: id !== null });

  const privateState = {
    kind: 'private' as const,
    isBusy: create.isPending || create.isRateLimited,
    hasFailed: create.isError,
    onCreate: () => create.mutate(payload),
  };
  const sharedState = useScreenState(shared, (share): ShareDialogState => {
    // Removed in another tab.
    if (share === null) return privateState;
    const message = { text: shareText(share), url: new URL(share.path, window.location.origin).href };
    const report = (is: ShareNotice | null) => setNotice(is && { of: share.id, is });
    return {
      kind: 'shared',
      ...message,
      picture: { src: `${share.path}.png?v=${share.version}`, alt: sharePictureText(share) },
      notice: notice?.of === share.id ? notice.is : undefined,
      isStopping: remove.isPending || remove.isRateLimited,
      hasFailed: remove.isError,
      onShare: () => void runOnce('', () => shareMessage(message).then(report)),
      onCopy: () => void copyLink(message.url).then(report),
      onStop: () => remove.mutate(share.id),
    };
  });
  const state = useScreenState(list, (): ShareDialogState => (id === null ? privateState : sharedState));

  return (
    <ShareDialog
      what={kind}
      isOpen={isOpen}
      onClose={onClose}
      state={state}
      hidesResult={hidesResult}
      onHidesResult={setHidesResult}
    />
  );
}
