import { Flex, type FlexProps, Reset } from '@radix-ui/themes';
import { PlainLink, type LinkProps } from '../button/Link.tsx';
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

export type RowLinkProps = LinkProps & Pick<FlexProps, 'direction' | 'align' | 'minHeight' | 'px' | 'py' | 'gap'>;

/** A link that fills a row. */
export function RowLink({ direction, align, minHeight, px, py, gap, className, ...link }: RowLinkProps) {
  const flex = { direction, align, minHeight, px, py, gap };
  return (
    <Flex asChild {...flex} className={cx(styles.link, className)}>
      <PlainLink {...link} />
    </Flex>
  );
}
