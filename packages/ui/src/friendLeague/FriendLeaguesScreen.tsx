import { paths, type FriendLeague } from '@machine/contract';
import { Plus, Users } from 'lucide-react';
import { dateLabel } from '../format/time.ts';
import { isLoading, type MessageViewer } from '../message/messageViewer.ts';
import { Button } from '../primitives/button/Button.tsx';
import { PlainLink } from '../primitives/button/Link.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';
import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';
import { Skeleton } from '../primitives/feedback/Skeleton.tsx';
import { focusFallback } from '../primitives/focus/focusFallback.ts';
import { Panel } from '../primitives/panel/Panel.tsx';
import { ScreenHeader } from '../primitives/text/ScreenHeader.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './FriendLeagueScreen.module.css';
import { membersText } from './LeagueMembers.tsx';
import { LeagueViewer } from './LeagueViewer.tsx';
import type { Unloaded } from '../primitives/feedback/UnloadedBlock.tsx';

export type FriendLeaguesState = Unloaded | { kind: 'empty' } | { kind: 'ready'; leagues: readonly FriendLeague[] };

export type FriendLeaguesScreenProps = {
  /** Visitors see a login prompt. */
  viewer: MessageViewer;
  onLogin: () => void;
  /** The viewer's leagues, or why there are none. */
  state: FriendLeaguesState;
  /** Opens the dialog for a new league. */
  onCreate: () => void;
};

/** The /leagues page: the viewer's leagues. */
export function FriendLeaguesScreen(props: FriendLeaguesScreenProps) {
  const { viewer, onLogin, state, onCreate } = props;
  return (
    <div className={styles.screen}>
      <ScreenHeader title="Leagues" lead="You and your friends, week by week." className={styles.header}>
        {/* The empty state has its own button. */}
        {viewer.kind === 'player' && state.kind === 'ready' && <CreateButton onPress={onCreate} />}
      </ScreenHeader>
      <div {...focusFallback} className={styles.body} aria-busy={isLoading(viewer, state)}>
        <LeagueViewer viewer={viewer} onLogin={onLogin} Loading={Loading}>
          {() => <Leagues {...props} />}
        </LeagueViewer>
      </div>
    </div>
  );
}

function Leagues({ state, onCreate }: FriendLeaguesScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <Loading isSlow={state.isSlow} />;
    case 'failed':
      return <ErrorBlock message="Couldn't load your leagues." onRetry={state.onRetry} />;
    case 'empty':
      return (
        <EmptyBlock
          icon={Users}
          message="You're not in a league yet"
          detail="Start one and send the invite link to your friends."
          action={<CreateButton onPress={onCreate} />}
        />
      );
    case 'ready':
      return (
        <Panel>
          <ul className={styles.list} aria-label="Your leagues">
            {state.leagues.map(({ id, name, memberCount, startsAt, isOwner }) => (
              <li key={id} className={styles.item}>
                <PlainLink href={paths.league(id)} className={styles.link}>
                  <span className={styles.name}>
                    <UserText>{name}</UserText>
                  </span>
                  <span className={styles.facts}>
                    {membersText(memberCount)}, from {dateLabel(startsAt)}
                    {isOwner && ', yours'}
                  </span>
                </PlainLink>
              </li>
            ))}
          </ul>
        </Panel>
      );
  }
}

function Loading({ isSlow }: { isSlow?: boolean }) {
  return (
    <>
      <Panel tone="quiet" aria-hidden>
        {['1', '2', '3'].map((row) => (
          <div key={row} className={styles.item}>
            <div className={styles.link}>
              <Skeleton width="40%" height="1.25rem" />
              <Skeleton width="60%" height="1.125rem" />
            </div>
          </div>
        ))}
      </Panel>
      <LoadingStatus isSlow={isSlow} />
    </>
  );
}

function CreateButton({ onPress }: { onPress: () => void }) {
  return (
    <Button size="3" onPress={onPress} aria-haspopup="dialog">
      <Plus size={18} strokeWidth={1.75} aria-hidden /> New league
    </Button>
  );
}
