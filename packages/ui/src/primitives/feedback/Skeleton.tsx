import { cx } from '../cx.ts';

export type SkeletonProps = {
  className?: string;
  width?: string;
  height?: string;
};

/** A placeholder in the shape of loading content, hidden from screen readers. */
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
