import type { LeagueClub } from '@machine/contract/club.ts';
import { Skeleton } from '@radix-ui/themes';
import { ChevronRight, Star } from 'lucide-react';
import { useId, useState } from 'react';
import { leagueNames } from '../format/league.ts';
import { amount } from '../format/number.ts';
import { Button } from '../primitives/button/Button.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import { Crest } from '../team/Crest.tsx';
import styles from './ClubPicker.module.css';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';

/** The clubs to choose from, or why there are none yet. */
export type ClubPickerState =
  | Unloaded
  | {
      kind: 'ready';
      /** All clubs of all leagues, in the order in which they are shown. */
      clubs: readonly LeagueClub[];
      /** The codes of those that are followed. */
      followed: ReadonlySet<string>;
      /** The codes of those that are being changed. */
      saving: ReadonlySet<string>;
      /** As many as one can follow are followed. */
      isFull: boolean;
      /** Rate-limited: choosing is temporarily disabled. */
      isRateLimited?: boolean;
      /** Follows the club with this code, or ends that. */
      onToggle: (code: string) => void;
    };

export type ClubPickerProps = {
  /** All clubs with those that are followed, or why there are none to show. */
  state: ClubPickerState;
};

/** Chooses the clubs that a player follows. Each league is closed until it is opened. */
export function ClubPicker({ state }: ClubPickerProps) {
  return (
    <div {...focusFallback} className={styles.picker} aria-busy={state.kind === 'loading'}>
      <Loaded
        state={state}
        failure="Couldn't load the clubs."
        skeleton={SKELETONS.map((key) => (
          <Skeleton key={key} className={styles.skeleton} />
        ))}
      >
        {(loaded) => {
          const { clubs, followed, isFull } = loaded;
          return (
            <>
              {clubs.length === 0 && <p className={styles.note}>There are no clubs to follow yet.</p>}
              {[...new Set(clubs.map(({ league }) => league))].map((league) => (
                <LeagueClubs
                  key={league}
                  {...loaded}
                  league={league}
                  clubs={clubs.filter((club) => club.league === league)}
                />
              ))}
              {isFull && <p className={styles.note}>You can follow up to {followed.size} clubs.</p>}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

const SKELETONS = ['a', 'b'];

type Ready = Extract<ClubPickerState, { kind: 'ready' }>;

/** The clubs of a league. Until they are opened, only those that are followed are named, because leagues are long. */
function LeagueClubs({ league, clubs, ...state }: Ready & { league: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const listId = useId();
  const followed = clubs.filter(({ code }) => state.followed.has(code));
  return (
    <div className={styles.league}>
      <Button
        variant="soft"
        color="gray"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onPress={() => setIsOpen(!isOpen)}
      >
        <ChevronRight className={styles.chevron} size={16} strokeWidth={1.75} aria-hidden />
        <span id={titleId} className={styles.title}>
          <UserText>{leagueNames([league])}</UserText>
        </span>{' '}
        <span className={styles.count}>
          {amount(followed.length)} of {amount(clubs.length)} followed
        </span>
      </Button>
      {isOpen && (
        <ul id={listId} className={styles.clubs} aria-labelledby={titleId}>
          {clubs.map((club) => (
            <li key={club.code}>
              <ClubToggle {...state} club={club} />
            </li>
          ))}
        </ul>
      )}
      {!isOpen && followed.length > 0 && (
        <ul className={styles.followed} aria-labelledby={titleId}>
          {followed.map(({ code, name }) => (
            <li key={code}>
              <Crest team={name} code={code} size={18} />
              <UserText>{name}</UserText>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ClubToggleProps = Omit<Ready, 'clubs'> & { club: LeagueClub };

function ClubToggle({ club: { code, name }, ...state }: ClubToggleProps) {
  const isFollowed = state.followed.has(code);
  return (
    <Button
      variant="soft"
      color={isFollowed ? undefined : 'gray'}
      className={styles.club}
      aria-pressed={isFollowed}
      isPending={state.isRateLimited || state.saving.has(code)}
      disabled={state.isFull && !isFollowed}
      onPress={() => state.onToggle(code)}
    >
      <Crest team={name} code={code} size={22} />
      <span className={styles.name}>
        <UserText lines={2}>{name}</UserText>
      </span>
      <Star className={styles.star} size={14} fill={isFollowed ? 'currentColor' : 'none'} aria-hidden />
    </Button>
  );
}
