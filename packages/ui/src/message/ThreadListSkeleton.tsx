import { Flex, Skeleton } from '@radix-ui/themes';

/** Placeholder for loading conversations. */
export function ThreadListSkeleton() {
  return (
    <div aria-hidden>
      {WIDTHS.map((width) => (
        <Flex key={width} align="center" gap="3" py="3">
          <Skeleton width="3rem" height="3rem" />
          <Flex direction="column" flexGrow="1" gap="1">
            <Skeleton width={width} height="1.25rem" />
            <Skeleton width="80%" height="1.25rem" />
          </Flex>
        </Flex>
      ))}
    </div>
  );
}

const WIDTHS = ['42%', '60%', '36%', '50%'];
