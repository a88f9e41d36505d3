import { Flex, type FlexProps, Reset } from '@radix-ui/themes';
import { cx } from '../cx.ts';
import styles from './List.module.css';

export type ListProps = FlexProps & {
  /** Lines between the rows. */
  isDivided?: boolean;
};

/** A list without bullets. */
export function List({ isDivided = false, className, children, ...flex }: ListProps) {
  return (
    <Flex asChild direction="column" {...flex} className={cx(isDivided && styles.divided, className)}>
      <Reset>
        <ul>{children}</ul>
      </Reset>
    </Flex>
  );
}
