import { Flex, Skeleton } from '@radix-ui/themes';

/** Placeholder for loading messages. */
export function ThreadSkeleton() {
  return (
    <Flex direction="column" flexGrow="1" justify="end" gap="4" overflow="hidden" aria-hidden>
      {WIDTHS.map((width) => (
        <Flex key={width} direction="column" gap="1">
          <Skeleton width="11.25rem" height="1.125rem" />
          <Skeleton width={width} height="1.25rem" />
        </Flex>
      ))}
    </Flex>
  );
}

const WIDTHS = ['62%', '48%', '80%', '54%'];
