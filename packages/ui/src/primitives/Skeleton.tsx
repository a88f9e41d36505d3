import { cx } from './cx.ts';

export type SkeletonProps = {
  className?: string;
  width?: string;
  height?: string;
};

/** The shape of something that is on its way; says nothing. */
export function Skeleton({ className, width, height }: SkeletonProps) {
  return (
    <span
      className={cx('rt-Skeleton', className)}
      style={{ width, height }}
      data-inline-skeleton="true"
      aria-hidden
      inert
    />
  );
}
