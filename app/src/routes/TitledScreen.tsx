import { PRODUCT_NAME } from '@machine/contract/constants.ts';
import { paths } from '@machine/contract/paths.ts';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { setHydrated } from '../services/renderedPage.ts';

/** The one screen of the initial bundle. */
export const HOME = { path: paths.home, title: 'The Machine' };

export const pageTitle = (title: string): string => `${title} – ${PRODUCT_NAME}`;

export type TitledScreenProps = PropsWithChildren<{ title: string }>;

/**
 * Sets the page title and moves the focus to the heading of a new screen, once the screen has loaded. Back and forward
 * navigation and the first load keep focus and scroll position.
 */
export function TitledScreen({ title, children }: TitledScreenProps) {
  const [navigationType] = useState(useNavigationType());
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  useEffect(setHydrated, []);
  useEffect(() => {
    if (navigationType === 'POP') return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [navigationType]);
  return children;
}
