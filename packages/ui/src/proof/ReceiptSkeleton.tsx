import { Flex, Skeleton } from '@radix-ui/themes';
import { Panel } from '../primitives/panel/Panel.tsx';

/** Placeholder with the dimensions of the receipt, to prevent layout shift. */
export const ReceiptSkeleton = () => (
  <>
    <Panel tone="quiet" aria-hidden>
      <Flex direction="column" gap="3">
        <Skeleton width="10rem" height="1.875rem" />
        <Skeleton width="80%" height="1.5rem" />
        <Skeleton height="6rem" />
        <Skeleton width="8rem" height="2.5rem" />
      </Flex>
    </Panel>
    <StepsSkeleton />
  </>
);

/** Placeholder for what follows a check: the text that can be changed, and the steps. */
export const StepsSkeleton = () => (
  <Flex direction="column" gap="4" aria-hidden>
    <Skeleton height="20.5rem" />
    <Skeleton height="3.5rem" />
  </Flex>
);
