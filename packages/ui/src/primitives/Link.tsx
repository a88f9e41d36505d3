import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import button from './Button.module.css';
import { cx } from './cx.ts';
import styles from './Link.module.css';
import { type ButtonStyle, buttonStyleProps } from './buttonStyle.ts';

export type LinkProps = Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render' | 'href' | 'onPress'> & {
  /** A path of the product, or an address elsewhere. */
  href: string;
  /** It is followed: the moment to close what it stands in. */
  onPress?: () => void;
  className?: string;
  children: ReactNode;
};

/** For a place that is named in a text. Knows only `href`: `AppRoot navigate` makes it navigate in the page. */
export function Link({ className, ...link }: LinkProps) {
  return <AriaLink {...link} className={cx(styles.link, className)} />;
}

/** For links with a look of their own: a logo, a card, a row. */
export function PlainLink(link: LinkProps) {
  return <AriaLink {...link} />;
}

export type ButtonLinkProps = ButtonStyle & LinkProps;

/** For a place that is the thing to do: a link that looks like a button. */
export function ButtonLink({ variant, tone, size, className, ...link }: ButtonLinkProps) {
  return <AriaLink {...link} {...buttonStyleProps({ variant, tone, size }, button.button, className)} />;
}
