import { Flex, Skeleton, Text } from '@radix-ui/themes';

const WIDTHS = ['84%', '62%', '74%'];

/** Returns a placeholder for loading notifications, and says that they are. */
export const notificationsSkeleton = (isSlow = false) => (
  <>
    <Text asChild size="2" color="gray">
      <output>{isSlow ? 'Still loading…' : 'Loading...'}</output>
    </Text>
    {WIDTHS.map((width) => (
      <Flex key={width} direction="column" gap="2" py="3" pl="5" aria-hidden>
        <Skeleton width="5.5rem" height="0.875rem" />
        <Skeleton width={width} height="1.125rem" />
      </Flex>
    ))}
  </>
);
