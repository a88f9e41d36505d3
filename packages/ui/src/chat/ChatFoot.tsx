import { CHAT_TEXT_MAX } from '@machine/contract';
import { Link } from '../primitives/Link.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import styles from './ChatFoot.module.css';
import { ClosedFoot } from './ClosedFoot.tsx';
import { SendBox, type SendBoxProps } from './SendBox.tsx';

/** What the viewer may write. Only who has picked on the match may (RULES.md). */
export type ChatPosting =
  /** It is not known yet who looks, or whether they have picked. */
  | { kind: 'loading' }
  | { kind: 'anonymous'; signupHref: string }
  /** `pickHref`: where the pick is made, if not on this page. */
  | { kind: 'noPick'; pickHref?: string }
  | ({ kind: 'picked' } & Pick<SendBoxProps, 'value' | 'onValue' | 'isSending' | 'isWaiting' | 'onSend'>);

const NO_PICK = 'Make a pick to post messages';

/** Below a match's messages: where one writes, or what has to be done before. One height for all. */
export function ChatFoot({ posting }: { posting: ChatPosting }) {
  return (
    <div className={styles.foot}>
      <Foot posting={posting} />
    </div>
  );
}

function Foot({ posting }: { posting: ChatPosting }) {
  switch (posting.kind) {
    case 'loading':
      return <Skeleton width="100%" height="44px" />;
    case 'anonymous':
      return (
        <ClosedFoot sentence={NO_PICK}>
          <Link href={posting.signupHref}>Sign up</Link>
        </ClosedFoot>
      );
    case 'noPick':
      return (
        <ClosedFoot sentence={NO_PICK}>
          {posting.pickHref && <Link href={posting.pickHref}>Make a pick</Link>}
        </ClosedFoot>
      );
    case 'picked': {
      const { kind: _, ...box } = posting;
      return <SendBox {...box} label="Message" placeholder="[ Type your message... ]" maxLength={CHAT_TEXT_MAX} />;
    }
  }
}
