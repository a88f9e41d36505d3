import { FollowListDialog } from '@machine/ui/profile/follow/FollowListDialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listState } from '../hooks/listState.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { profileQueries, useListActions, type UserList } from '../queries/profile.ts';
import { withHiddenResults } from './HidingResults.tsx';

export type FollowListProps = { id: string; list: UserList | null; isOwn: boolean; onClose: () => void };

export default withHiddenResults(FollowList);

function FollowList({ id, list, isOwn, onClose }: FollowListProps) {
  const [shown, setShown] = useState<UserList>('followers');
  if (list !== null && list !== shown) setShown(list);
  const users = useQuery({ ...profileQueries.list(id, shown), enabled: list !== null });
  const actions = useListActions(id);
  const state = useScreenState(users, (rows) => listState('users', rows));
  return (
    <FollowListDialog
      list={shown}
      isOpen={list !== null}
      onClose={onClose}
      state={state}
      own={isOwn ? actions[shown] : undefined}
    />
  );
}
