import { CHAT_TEXT_MAX } from '@machine/contract/constants.ts';
import { paths } from '@machine/contract/paths.ts';
import { Box, Skeleton } from '@radix-ui/themes';
import { Link } from '../primitives/button/Link.tsx';
import { mutedReason } from './mutedReason.ts';
import { ReadOnlyFooter } from './ReadOnlyFooter.tsx';
import { type Draft, SendBox } from './SendBox.tsx';

/** The viewer's permission to post. Only players who picked on the match may. */
export type ChatPosting =
  /** The session or the pick is still loading. */
  | { kind: 'loading' }
  | { kind: 'anonymous' }
  /** `pickHref`: where to make the pick, if not on this page. */
  | { kind: 'noPick'; pickHref?: string }
  /** A moderator has muted the viewer. */
  | { kind: 'muted'; until: string }
  | ({ kind: 'picked' } & Draft);

const NO_PICK = 'Make a pick to post messages';

/** Shows the send box below a match's messages, or why the viewer can't post. Has the same height in every state. */
export const ChatFooter = ({ posting }: { posting: ChatPosting }) => (
  <Box flexShrink="0" minHeight="4.125rem">
    <FooterContent posting={posting} />
  </Box>
);

function FooterContent({ posting }: { posting: ChatPosting }) {
  switch (posting.kind) {
    case 'loading':
      return <Skeleton width="100%" height="2.75rem" />;
    case 'anonymous':
      return (
        <ReadOnlyFooter reason={NO_PICK}>
          <Link href={paths.signup}>Sign up</Link>
        </ReadOnlyFooter>
      );
    case 'noPick':
      return (
        <ReadOnlyFooter reason={NO_PICK}>
          {posting.pickHref && <Link href={posting.pickHref}>Make a pick</Link>}
        </ReadOnlyFooter>
      );
    case 'muted':
      return <ReadOnlyFooter reason={mutedReason(posting.until)} />;
    case 'picked':
      return <SendBox {...posting} placeholder="[ Type your message... ]" maxLength={CHAT_TEXT_MAX} />;
  }
}
