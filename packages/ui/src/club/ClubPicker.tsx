import type { Club } from '@machine/contract';
import { Star } from 'lucide-react';
import { Button } from '../primitives/button/Button.tsx';
import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';
import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';
import { Skeleton } from '../primitives/feedback/Skeleton.tsx';
import { focusFallback } from '../primitives/focus/focusFallback.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import { Crest } from '../team/Crest.tsx';
import styles from './ClubPicker.module.css';

export type ClubPickerState =
  | { kind: 'loading'; isSlow?: boolean }
  | { kind: 'failed'; onRetry?: () => void }
  | {
      kind: 'ready';
      clubs: readonly Club[];
      /** The codes of those that are followed. */
      followed: ReadonlySet<string>;
      /** The codes of those that are being changed. */
      saving: ReadonlySet<string>;
      /** As many as one can follow are followed. */
      isFull: boolean;
      /** Rate-limited: choosing is temporarily disabled. */
      isRateLimited?: boolean;
      onToggle: (code: string) => void;
    };

export type ClubPickerProps = { state: ClubPickerState };

const NAMES: Record<string, string> = { EPL: 'Premier League' };

/** Chooses the clubs that a player follows, by league. */
export function ClubPicker({ state }: ClubPickerProps) {
  return (
    <div {...focusFallback} className={styles.picker} aria-busy={state.kind === 'loading'}>
      <ClubPickerBody state={state} />
    </div>
  );
}

function ClubPickerBody({ state }: ClubPickerProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <div className={styles.clubs}>
            {SKELETONS.map((key) => (
              <Skeleton key={key} className={styles.skeleton} />
            ))}
          </div>
          <LoadingStatus isSlow={state.isSlow} />
        </>
      );
    case 'failed':
      return <ErrorBlock message="Couldn't load the clubs." onRetry={state.onRetry} />;
    case 'ready':
      return (
        <>
          {state.clubs.length === 0 && <p className={styles.full}>There are no clubs to follow yet.</p>}
          {[...new Set(state.clubs.map(({ league }) => league))].map((league) => (
            <fieldset key={league} className={styles.league}>
              <legend className={styles.legend}>
                <UserText>{NAMES[league] ?? league}</UserText>
              </legend>
              <ul className={styles.clubs}>
                {state.clubs
                  .filter((club) => club.league === league)
                  .map((club) => (
                    <li key={club.code}>
                      <ClubToggle {...state} club={club} />
                    </li>
                  ))}
              </ul>
            </fieldset>
          ))}
          {state.isFull && <p className={styles.full}>You can follow up to {state.followed.size} clubs.</p>}
        </>
      );
  }
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

type ClubToggleProps = Extract<ClubPickerState, { kind: 'ready' }> & { club: Club };

function ClubToggle({
  club: { code, name },
  followed,
  saving,
  isFull,
  isRateLimited = false,
  onToggle,
}: ClubToggleProps) {
  const isFollowed = followed.has(code);
  return (
    <Button
      variant="soft"
      tone={isFollowed ? 'accent' : 'gray'}
      className={styles.club}
      aria-pressed={isFollowed}
      isPending={isRateLimited || saving.has(code)}
      isDisabled={isFull && !isFollowed}
      onPress={() => onToggle(code)}
    >
      <Crest team={name} code={code} size={24} />
      <span className={styles.name}>
        <UserText>{name}</UserText>
      </span>
      <Star className={styles.star} size={14} fill={isFollowed ? 'currentColor' : 'none'} aria-hidden />
    </Button>
  );
}
