import { cx } from '../cx.ts';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  className?: string;
  width?: string;
  height?: string;
};

/** A placeholder in the shape of loading content, hidden from screen readers. */
export function Skeleton({ className, width, height }: SkeletonProps) {
  return <span className={cx(styles.skeleton, className)} style={{ width, height }} aria-hidden inert />;
}
