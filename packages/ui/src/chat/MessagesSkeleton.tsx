import { Box, Flex, Skeleton, Text } from '@radix-ui/themes';
import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';

const WIDTHS = ['72%', '48%', '84%', '60%', '36%'];

/** Placeholder for loading messages, aligned with the end of the list. */
export const MessagesSkeleton = ({ isSlow = false }: { isSlow?: boolean }) => (
  <Flex direction="column" justify="end" flexGrow="1" gap="2" minHeight="0" py="3" overflow="hidden" aria-busy>
    <Box mb="auto">
      {isSlow ? (
        <LoadingStatus isSlow />
      ) : (
        <Text as="p" size="2" color="gray">
          Loading messages…
        </Text>
      )}
    </Box>
    {WIDTHS.map((width) => (
      <div key={width}>
        <Skeleton width="7rem" height="1rem" mb="1" />
        <Skeleton width={width} height="1.125rem" />
      </div>
    ))}
  </Flex>
);
