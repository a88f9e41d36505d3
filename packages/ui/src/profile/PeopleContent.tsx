import type { UserRow } from '@machine/contract';
import { UsersRound } from 'lucide-react';
import { Button } from '../primitives/Button.tsx';
import { EmptyBlock } from '../primitives/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/ErrorBlock.tsx';
import { ButtonLink } from '../primitives/Link.tsx';
import { LoadingStatus } from '../primitives/LoadingStatus.tsx';
import { UserText } from '../primitives/UserText.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import styles from './PeopleDialog.module.css';
import type { PeopleDialogProps } from './PeopleDialog.tsx';
import { PEOPLE_LISTS } from './peopleLists.ts';
import { PeopleSkeleton } from './PeopleSkeleton.tsx';
import { PersonList } from './PersonList.tsx';
import { personName } from './personName.ts';
import { PersonRow } from './PersonRow.tsx';

export type PeopleContentProps = Pick<PeopleDialogProps, 'list' | 'state' | 'profileHref' | 'leaderboardsHref'> & {
  onVisit: () => void;
  own?: { busyIds: ReadonlySet<string>; act: (person: UserRow) => void };
};

const ROW_HEIGHT = 57;

/** What stands in the dialog: the rows, or why there are none. */
export function PeopleContent({
  list,
  state,
  profileHref,
  onVisit,
  own,
  leaderboardsHref = '/leaderboards',
}: PeopleContentProps) {
  const words = PEOPLE_LISTS[list];
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <PeopleSkeleton />
          <LoadingStatus isSlow={state.isSlow} />
        </>
      );
    case 'failed':
      return <ErrorBlock sentence="Couldn't load the list." onRetry={state.onRetry} />;
    case 'empty':
      return (
        <EmptyBlock
          icon={UsersRound}
          sentence={words.empty}
          action={
            own && (
              <ButtonLink href={leaderboardsHref} onPress={onVisit} variant="outline" tone="gray" size="3">
                Find players
              </ButtonLink>
            )
          }
        />
      );
    case 'ready':
      return (
        <PersonList label={words.title} people={state.people} rowHeight={ROW_HEIGHT} className={styles.list}>
          {(person) => (
            <PersonRow
              person={person}
              href={profileHref(person.id)}
              onVisit={onVisit}
              action={
                own && (
                  <Button
                    variant="ghost"
                    tone="gray"
                    className={styles.action}
                    isPending={own.busyIds.has(person.id)}
                    onPress={() => own.act(person)}
                  >
                    {words.verb}
                    <VisuallyHidden>
                      {' '}
                      <UserText>{personName(person.username)}</UserText>
                    </VisuallyHidden>
                  </Button>
                )
              }
            />
          )}
        </PersonList>
      );
  }
}
