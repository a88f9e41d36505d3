import { Skeleton } from '@radix-ui/themes';

/** Placeholder for the edge over time, while it or its code loads. */
export function EdgeOriginSkeleton() {
  return <Skeleton width="100%" height="11rem" />;
}
