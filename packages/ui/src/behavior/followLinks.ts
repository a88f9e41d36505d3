import { paths } from '@machine/contract/paths.ts';
import { createContext, type MouseEvent } from 'react';

/** Navigates client-side; undefined: links are plain anchors. */
export const NavigateContext = createContext<((href: string) => void) | undefined>(undefined);

/** Opens a new tab or window, or downloads the target. */
const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

const opensInPlace = (link: HTMLAnchorElement) =>
  link.origin === window.location.origin &&
  !link.hasAttribute('download') &&
  link.pathname !== paths.licenses &&
  ['', '_self'].includes(link.getAttribute('target') ?? '');

/**
 * Returns a click handler for a container: links in it that would leave the page for another one of this origin
 * navigate client-side. Modified and handled clicks, and those of other links, are left to the browser.
 */
export const followLinks =
  (navigate: (href: string) => void) =>
  (event: MouseEvent): void => {
    const { target, button, defaultPrevented } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || defaultPrevented || button !== 0 || hasModifier(event) || !opensInPlace(link)) return;
    event.preventDefault();
    navigate(link.getAttribute('href') ?? '');
  };
