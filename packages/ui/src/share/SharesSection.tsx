import { paths } from '@machine/contract/paths.ts';
import type { OwnShare } from '@machine/contract/share.ts';
import { Flex, Skeleton, Text } from '@radix-ui/themes';
import { matchName } from '../format/team.ts';
import { dateLabel } from '../format/time.ts';
import { Button } from '../primitives/button/Button.tsx';
import { Link } from '../primitives/button/Link.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { byId, LongListIn } from '../list/LongList.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Note, SettingsSection } from '../settings/SettingsSection.tsx';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';

/** `shares`: all links of the player. */
export type SharesState =
  | Unloaded
  /** Newest first. */
  | { kind: 'ready'; shares: readonly OwnShare[] };

export type SharesSectionProps = {
  /** The links of the player, or why there are none to show. */
  state: SharesState;
  /** Ids of shares that are being stopped. */
  stopping: ReadonlySet<string>;
  /** True if the last one could not be stopped. */
  hasFailed: boolean;
  /** Ends a link, by the id of its share. */
  onStop: (id: string) => void;
};

/** Settings section with everything that the player shares, to look at it again or to stop. */
export function SharesSection({ state, hasFailed, ...list }: SharesSectionProps) {
  return (
    <SettingsSection title="Your shared links" lead="Everyone with a link sees what's on it until you stop sharing.">
      <div {...focusFallback} aria-busy={state.kind === 'loading'}>
        <Loaded state={state} failure="Couldn't load your links." skeleton={<Skeleton width="100%" height="3.75rem" />}>
          {({ shares }) =>
            shares.length === 0 ? (
              <Note>You don&apos;t share anything. You can share settled picks from their recaps.</Note>
            ) : (
              <Shares {...list} shares={shares} />
            )
          }
        </Loaded>
      </div>
      <InlineStatus tone="failed">{hasFailed && 'Failed to stop sharing. Please try again.'}</InlineStatus>
    </SettingsSection>
  );
}

/** An estimate in pixels. */
const ROW_HEIGHT = 61;
const BOX = { maxHeight: '23rem', overflow: 'auto', overscrollBehavior: 'contain' } as const;

const Shares = ({
  shares,
  stopping,
  onStop,
}: Omit<SharesSectionProps, 'state' | 'hasFailed'> & { shares: readonly OwnShare[] }) => (
  <LongListIn
    isDivided
    rows={shares}
    rowHeight={ROW_HEIGHT}
    keyOf={byId}
    aria-label="Shared links"
    box={{ style: BOX }}
  >
    {(share) => <ShareRow share={share} isStopping={stopping.has(share.id)} onStop={() => onStop(share.id)} />}
  </LongListIn>
);

function ShareRow({ share, isStopping, onStop }: { share: OwnShare; isStopping: boolean; onStop: () => void }) {
  const name = nameOf(share);
  const without = share.hidesResult ? ', without the result' : '';
  return (
    <Flex align="center" justify="between" wrap={{ initial: 'wrap', xs: 'nowrap' }} gapX="3" gapY="1" py="2">
      <Flex direction="column" align="start" minWidth="0">
        <Link href={paths.share(share.id)}>
          <UserText lines={2}>{name}</UserText>
        </Link>
        <Text size="2" color="gray">
          Shared {dateLabel(share.createdAt)}
          {without}
        </Text>
      </Flex>
      <Button
        variant="surface"
        color="gray"
        size="2"
        aria-label={`Stop sharing ${name}${without}`}
        isPending={isStopping}
        onPress={onStop}
      >
        Stop sharing
      </Button>
    </Flex>
  );
}

/** Returns for example "Los Angeles Lakers vs Boston Celtics". Older servers don't send the teams of a pick. */
function nameOf({ kind, homeTeam, awayTeam, week }: OwnShare): string {
  if (kind === 'WEEK') return week === null ? 'A week' : `Week of ${dateLabel(week)}`;
  if (kind === 'EDGE') return 'You against the Machine';
  return homeTeam === undefined || awayTeam === undefined ? 'A pick' : matchName({ homeTeam, awayTeam });
}
