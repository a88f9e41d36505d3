import type { UserRow } from '@machine/contract';
import { VisuallyHidden } from '@radix-ui/themes';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { UserText } from '../../primitives/text/UserText.tsx';
import { FollowListContent } from './FollowListContent.tsx';
import styles from './FollowListDialog.module.css';
import { FOLLOW_LISTS, type FollowListState } from './followLists.ts';
import { displayName } from '../../format/displayName.ts';
import { useRemovedRow } from './useRemovedRow.ts';

export type FollowListDialogProps = {
  list: keyof typeof FOLLOW_LISTS;
  isOpen: boolean;
  /** Called on Close, Escape or a press outside, and when a profile link is followed. */
  onClose: () => void;
  /** The users, or why there are none. */
  state: FollowListState;
  /** Enables the Remove and Unfollow buttons; only on the viewer's own profile. */
  own?: { busyIds: ReadonlySet<string>; onAct: (userId: string) => void };
};

/** Dialog that lists a player's followers, or the players they follow. */
export function FollowListDialog({ isOpen, onClose, ...body }: FollowListDialogProps) {
  return (
    <Dialog title={FOLLOW_LISTS[body.list].title} isOpen={isOpen} onClose={onClose}>
      <FollowListBody {...body} onVisit={onClose} />
    </Dialog>
  );
}

type FollowListBodyProps = Omit<FollowListDialogProps, 'isOpen' | 'onClose'> & { onVisit: () => void };

function FollowListBody({ own, ...props }: FollowListBodyProps) {
  const { removed, expectRemoval } = useRemovedRow(usersOf(props.state));
  const act = (user: UserRow) => {
    expectRemoval(user);
    own?.onAct(user.id);
  };
  return (
    <div className={styles.body} aria-busy={props.state.kind === 'loading'}>
      <VisuallyHidden>
        <output>
          {removed && (
            <>
              {FOLLOW_LISTS[props.list].done} <UserText>{displayName(removed.username)}</UserText>
            </>
          )}
        </output>
      </VisuallyHidden>
      <FollowListContent {...props} own={own && { ...own, act }} />
    </div>
  );
}

const NO_USERS: readonly UserRow[] = [];

/** Returns the users in the list, or null while they are unknown. */
function usersOf(state: FollowListState): readonly UserRow[] | null {
  if (state.kind === 'ready') return state.users;
  return state.kind === 'empty' ? NO_USERS : null;
}
