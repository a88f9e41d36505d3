import { Flex, Skeleton } from '@radix-ui/themes';

export type UserListSkeletonProps = {
  /** Adds a second line per row for achievements, as in the search. */
  isTall?: boolean;
};

/** Placeholder for a loading list of users. */
export const UserListSkeleton = ({ isTall = false }: UserListSkeletonProps) => (
  <div aria-hidden>
    {WIDTHS.map((width) => (
      <Flex key={width} direction="column" justify="center" gap="2" px="2" minHeight={isTall ? '4.5rem' : '3.5rem'}>
        <Skeleton width={width} height="1.25rem" />
        {isTall && <Skeleton width="55%" height="1.125rem" />}
      </Flex>
    ))}
  </div>
);

const WIDTHS = ['72%', '60%', '66%'];
