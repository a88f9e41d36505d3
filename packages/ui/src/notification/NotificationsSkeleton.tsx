import { Flex, Skeleton, Text } from '@radix-ui/themes';

export type NotificationsSkeletonProps = { isSlow?: boolean };

/** The loading state of the notifications panel. */
export function NotificationsSkeleton({ isSlow = false }: NotificationsSkeletonProps) {
  return (
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
}

const WIDTHS = ['84%', '62%', '74%'];
