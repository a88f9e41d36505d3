import { paths, type UserRow } from '@machine/contract';
import { VisuallyHidden } from '@radix-ui/themes';
import { UsersRound } from 'lucide-react';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyBlock } from '../../primitives/feedback/EmptyBlock.tsx';
import { UserText } from '../../primitives/text/UserText.tsx';
import styles from './FollowListDialog.module.css';
import { FOLLOW_LISTS, type FollowListState } from './followLists.ts';
import { UserListSkeleton } from '../users/UserListSkeleton.tsx';
import { UserList } from '../users/UserList.tsx';
import { displayName } from '../../format/displayName.ts';
import { UserListItem } from '../users/UserListItem.tsx';
import { Loaded } from '../../primitives/feedback/Loaded.tsx';

export type FollowListContentProps = {
  list: keyof typeof FOLLOW_LISTS;
  state: FollowListState;
  onVisit: () => void;
  own?: { busyIds: ReadonlySet<string>; act: (user: UserRow) => void };
};

const ROW_HEIGHT = 57;

/** Renders the users in the dialog, or a loading, error or empty state. */
export function FollowListContent({ list, state, onVisit, own }: FollowListContentProps) {
  const labels = FOLLOW_LISTS[list];
  return (
    <Loaded state={state} failure="Couldn't load the list." skeleton={<UserListSkeleton />}>
      {(loaded) => {
        switch (loaded.kind) {
          case 'empty':
            return (
              <EmptyBlock
                icon={UsersRound}
                message={labels.empty}
                link={own && { href: paths.leaderboards, label: 'Find players', isQuiet: true, onPress: onVisit }}
              />
            );
          case 'ready':
            return (
              <UserList label={labels.title} users={loaded.users} rowHeight={ROW_HEIGHT} className={styles.list}>
                {(user) => (
                  <UserListItem
                    user={user}
                    href={paths.profile(user.id)}
                    onVisit={onVisit}
                    action={
                      own && (
                        <Button
                          variant="ghost"
                          color="gray"
                          className={styles.action}
                          isPending={own.busyIds.has(user.id)}
                          onPress={() => own.act(user)}
                        >
                          {labels.action}
                          <VisuallyHidden>
                            {' '}
                            <UserText>{displayName(user.username)}</UserText>
                          </VisuallyHidden>
                        </Button>
                      )
                    }
                  />
                )}
              </UserList>
            );
        }
      }}
    </Loaded>
  );
}
