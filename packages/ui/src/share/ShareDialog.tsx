import type { ShareKind } from '@machine/contract/share.ts';
import { Flex, Skeleton, TextArea } from '@radix-ui/themes';
import { Copy, LinkIcon, Share2 } from 'lucide-react';
import { Button } from '../primitives/button/Button.tsx';
import { Dialog } from '../primitives/dialog/Dialog.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import { Switch } from '../primitives/form/Switch.tsx';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';
import { Note } from '../primitives/text/Note.tsx';

/** The result of passing on the link. MANUAL: neither sharing nor copying is possible, so players copy it. */
export type ShareNotice = 'SHARED' | 'COPIED' | 'MANUAL';

/** The link of the content: none yet (`private`), or one with its picture (`shared`). */
export type ShareDialogState =
  | Unloaded
  /** There is no link. */
  | { kind: 'private'; isBusy?: boolean; hasFailed?: boolean; onCreate: () => void }
  | {
      kind: 'shared';
      /** The message that goes with the link. */
      text: string;
      /** Address of the shared page. */
      url: string;
      /** Preview of the picture behind the link. */
      picture: { src: string; alt: string };
      /** Result of passing it on, said below the buttons; absent before that. */
      notice?: ShareNotice;
      /** Sharing is being stopped. */
      isStopping?: boolean;
      hasFailed?: boolean;
      /** Passes on the text and the link by the device's share sheet or, without one, by copying them. */
      onShare: () => void;
      /** Copies the link. */
      onCopy: () => void;
      /** Removes the link and its picture. */
      onStop: () => void;
    };

export type ShareDialogProps = {
  /** Kind of content: decides the title. */
  what: ShareKind;
  /** Shows the dialog. */
  isOpen: boolean;
  /** Called by the close button, Escape and a click outside. */
  onClose: () => void;
  /** The link with its picture, or how to create one. */
  state: ShareDialogState;
  /** Leaves the result out of the link and its picture. */
  hidesResult: boolean;
  /** Called with the new value of the switch. Each value has its own link. */
  onHidesResult: (hidesResult: boolean) => void;
};

const TITLES: Readonly<Record<ShareKind, string>> = {
  PICK: 'Share your pick',
  WEEK: 'Share your week',
  EDGE: 'Share your standing',
};

/** Shares a pick, a week or an edge by a link with a picture. Nothing is public before its link is created. */
export function ShareDialog({ what, isOpen, onClose, state, hidesResult, onHidesResult }: ShareDialogProps) {
  return (
    <Dialog title={TITLES[what]} isOpen={isOpen} onClose={onClose}>
      <Flex direction="column" gap="4" minWidth="0" aria-busy={state.kind === 'loading'}>
        <Switch
          label="Hide the result"
          description="For friends who don't know it yet."
          isSelected={hidesResult}
          onChange={onHidesResult}
        />
        <Loaded state={state} failure="Couldn't load your link." skeleton={<Skeleton height="6.75rem" />}>
          {(loaded) => (loaded.kind === 'private' ? <Private {...loaded} /> : <Shared {...loaded} />)}
        </Loaded>
      </Flex>
    </Dialog>
  );
}

function Private({ isBusy = false, hasFailed = false, onCreate }: Extract<ShareDialogState, { kind: 'private' }>) {
  return (
    <>
      <Note>
        Create a link with a picture. Everyone with the link sees what's on it and your username, until you stop
        sharing.
      </Note>
      <Button size="3" onPress={onCreate} isPending={isBusy}>
        <LinkIcon size={18} strokeWidth={1.75} aria-hidden /> Create link
      </Button>
      <InlineStatus tone="failed">{hasFailed && 'Failed to create the link. Please try again.'}</InlineStatus>
    </>
  );
}

const NOTICES: Readonly<Record<ShareNotice, string>> = {
  SHARED: 'Shared.',
  COPIED: 'Copied.',
  MANUAL: "Couldn't copy. Copy the text above.",
};

function Shared(state: Extract<ShareDialogState, { kind: 'shared' }>) {
  const { text, url, picture, notice, isStopping = false, hasFailed = false, onShare, onCopy, onStop } = state;
  return (
    <>
      <img style={PICTURE} src={picture.src} alt={picture.alt} width={1200} height={630} />
      <TextArea
        style={MESSAGE}
        aria-label="Text to share"
        readOnly
        rows={5}
        value={`${text} ${url}`}
        // Selected, so that it only has to be copied.
        onFocus={({ currentTarget }) => currentTarget.select()}
        ref={notice === 'MANUAL' ? selectOnce : undefined}
      />
      <Flex wrap="wrap" gap="2">
        <Button size="3" onPress={onShare}>
          <Share2 size={18} strokeWidth={1.75} aria-hidden /> Share
        </Button>
        <Button size="3" variant="surface" color="gray" onPress={onCopy}>
          <Copy size={18} strokeWidth={1.75} aria-hidden /> Copy link
        </Button>
        <Button size="3" variant="ghost" color="gray" onPress={onStop} isPending={isStopping}>
          Stop sharing
        </Button>
      </Flex>
      <InlineStatus tone={hasFailed || notice === 'MANUAL' ? 'failed' : 'done'}>
        {hasFailed ? 'Failed to stop sharing. Please try again.' : notice && NOTICES[notice]}
      </InlineStatus>
    </>
  );
}

const selectOnce = (element: HTMLTextAreaElement | null) => element?.focus();
const PICTURE = { width: '100%', height: 'auto' };
const MESSAGE = { fontFamily: 'var(--mono)', overflowWrap: 'anywhere' } as const;
