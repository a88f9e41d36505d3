import { Flex, Skeleton } from '@radix-ui/themes';
import { MatchRowSkeleton } from '../match/MatchRowSkeleton.tsx';
import { ProfileColumns } from './ProfileColumns.tsx';
import { StatsGrid } from './stats/ProfileStats.tsx';

const ROWS = ['1', '2', '3', '4', '5'];

/** Placeholder for a loading profile, below the header. */
export function ProfileSkeleton() {
  return (
    <>
      <StatsGrid stars={<Cell />} winRate={<Cell />} streak={<Cell isLow />} />
      <ProfileColumns>
        <Flex direction="column" gap="4" aria-hidden>
          {ROWS.map((row) => (
            <Skeleton key={row} height="1.5rem" />
          ))}
        </Flex>
        <div aria-hidden>
          {ROWS.map((row) => (
            <MatchRowSkeleton key={row} />
          ))}
        </div>
      </ProfileColumns>
    </>
  );
}

const Cell = ({ isLow = false }: { isLow?: boolean }) => (
  <Flex direction="column" gap="1" aria-hidden>
    <Skeleton width="4rem" height="1rem" />
    <Skeleton width="7.375rem" maxWidth="100%" height={isLow ? '1.5625rem' : '3.5rem'} />
  </Flex>
);
