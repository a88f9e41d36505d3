import type { ReactNode } from 'react';
import { BackLink, type BackLinkProps } from './BackLink.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { cx } from '../primitives/cx.ts';
import { Loaded, type LoadedProps } from '../primitives/feedback/Loaded.tsx';
import { ScreenHeader } from '../primitives/text/ScreenHeader.tsx';
import { ScreenTitle, type ScreenTitleProps } from '../primitives/text/ScreenTitle.tsx';
import styles from './ScreenFrame.module.css';

export type ScreenColumnProps = {
  /** 720 pixels, for reading and acting, or 960, for lists and tables. */
  width?: 'text' | 'wide';
  /** One card with its buttons, to which a phone in landscape leaves its height. */
  isCard?: boolean;
  /** May set `--screen-gap`, and `--body-gap` for the content. */
  className?: string;
  /** The parts of the screen, one below the other. */
  children: ReactNode;
};

/** The column that a screen fills. */
export const ScreenColumn = ({ width = 'text', isCard, className, children }: ScreenColumnProps) => (
  <div className={cx(styles.screen, className)} data-width={width} data-card={isCard}>
    {children}
  </div>
);

export type ScreenFrameProps<State extends { kind: string }> = LoadedProps<State> &
  Pick<ScreenColumnProps, 'width' | 'isCard' | 'className'> &
  Pick<ScreenTitleProps, 'lead'> & {
    /** Its content takes the focus when the focused element in it is removed. */
    isFocusFallback?: boolean;
    /** The link above the title. */
    back?: BackLinkProps;
    /** Heading of the screen; absent if `header` replaces it. */
    title?: ReactNode;
    /** Beside the title, on a phone below it. */
    beside?: ReactNode;
    /** Replaces the title. */
    header?: ReactNode;
    /** Between the title and the content, in every state. */
    above?: ReactNode;
  };

/** A screen: its title, and its content once that has loaded. */
export function ScreenFrame<State extends { kind: string }>(props: ScreenFrameProps<State>) {
  const { width, isCard, className, back, title, lead, beside, header, above, ...content } = props;
  const { isFocusFallback = false, ...loaded } = content;
  const head =
    beside === undefined ? (
      <ScreenTitle lead={lead}>{title}</ScreenTitle>
    ) : (
      <ScreenHeader title={title} lead={lead}>
        {beside}
      </ScreenHeader>
    );
  return (
    <ScreenColumn width={width} isCard={isCard} className={className}>
      {back && <BackLink {...back} />}
      {header ?? head}
      {above}
      <div {...(isFocusFallback && focusFallback)} className={styles.body} aria-busy={loaded.state.kind === 'loading'}>
        <Loaded {...loaded} />
      </div>
    </ScreenColumn>
  );
}
