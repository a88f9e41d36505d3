import type { UserRow } from '@machine/contract';
import { useRef } from 'react';
import { Dialog } from '../primitives/Dialog.tsx';
import { UserText } from '../primitives/UserText.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { PeopleContent } from './PeopleContent.tsx';
import styles from './PeopleDialog.module.css';
import { PEOPLE_LISTS } from './peopleLists.ts';
import { personName } from './personName.ts';
import { useLeavers } from './useLeavers.ts';

export type PeopleState =
  | { kind: 'loading'; isSlow?: boolean }
  | { kind: 'failed'; onRetry?: () => void }
  | { kind: 'empty' }
  | { kind: 'ready'; people: readonly UserRow[] };

export type PeopleDialogProps = {
  /** `followers` or `following`. */
  list: keyof typeof PEOPLE_LISTS;
  isOpen: boolean;
  /** By its button, by Escape, by a press outside, and when a profile was chosen. */
  onClose: () => void;
  /** What is known of the people. */
  state: PeopleState;
  profileHref: (userId: string) => string;
  /** Only on the own profile: Remove in the one list, Unfollow in the other. */
  own?: { busyIds: ReadonlySet<string>; onAct: (userId: string) => void };
  leaderboardsHref?: string;
};

/** Behind the counts of a profile: who follows a player, or whom a player follows. */
export function PeopleDialog({ isOpen, onClose, ...body }: PeopleDialogProps) {
  return (
    <Dialog title={PEOPLE_LISTS[body.list].title} isOpen={isOpen} onClose={onClose}>
      <PeopleBody {...body} onVisit={onClose} />
    </Dialog>
  );
}

type PeopleBodyProps = Omit<PeopleDialogProps, 'isOpen' | 'onClose'> & { onVisit: () => void };

function PeopleBody({ own, ...props }: PeopleBodyProps) {
  const bodyRef = useRef<HTMLDivElement>(null);
  const { left, onAsk } = useLeavers(bodyRef, peopleOf(props.state));
  const act = (person: UserRow) => {
    onAsk(person);
    own?.onAct(person.id);
  };
  return (
    <div ref={bodyRef} className={styles.body} aria-busy={props.state.kind === 'loading'}>
      <VisuallyHidden>
        <output>
          {left && (
            <>
              {PEOPLE_LISTS[props.list].done} <UserText>{personName(left.username)}</UserText>
            </>
          )}
        </output>
      </VisuallyHidden>
      <PeopleContent {...props} own={own && { ...own, act }} />
    </div>
  );
}

const NOBODY: readonly UserRow[] = [];

/** Null while it is not known who is in the list. */
function peopleOf(state: PeopleState): readonly UserRow[] | null {
  if (state.kind === 'ready') return state.people;
  return state.kind === 'empty' ? NOBODY : null;
}
