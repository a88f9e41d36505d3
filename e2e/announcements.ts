import type { Page } from 'playwright';

declare global {
  interface Window {
    announcements?: string[];
  }
}

/**
 * Runs in the page. Records every change in a live region, as a screen reader would announce it: `polite: Saved`. It is
 * `late` if the region was added together with its text, which some readers miss.
 */
function record(): void {
  const announcements: string[] = [];
  window.announcements = announcements;
  const LIVE_REGION = '[aria-live], [role=alert], [role=status], [role=log], output';
  const IMPLICIT_POLITENESS: Record<string, string> = { alert: 'assertive', status: 'polite', log: 'polite' };
  const regionsOf = (node: Node): Element[] => {
    if (!(node instanceof Element)) return [node.parentElement?.closest(LIVE_REGION) ?? []].flat();
    return [...[node.closest(LIVE_REGION) ?? []].flat(), ...node.querySelectorAll(LIVE_REGION)];
  };
  new MutationObserver((changes) => {
    const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
    const isAdded = (node: Node | null): boolean => node !== null && (added.has(node) || isAdded(node.parentNode));
    const textsByRegion = new Map<Element, string[]>();
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        for (const region of regionsOf(node)) {
          const text = (region.contains(node) ? node : region).textContent?.trim();
          if (text) textsByRegion.set(region, [...(textsByRegion.get(region) ?? []), text]);
        }
      }
    }
    for (const [region, texts] of textsByRegion) {
      const role = region.getAttribute('role') ?? (region.localName === 'output' ? 'status' : '');
      const politeness = region.getAttribute('aria-live') ?? IMPLICIT_POLITENESS[role] ?? 'off';
      const isBusy = region.closest('[aria-busy]')?.ariaBusy === 'true';
      if (politeness === 'off' || isBusy || region.closest('[aria-hidden=true], [inert]') || !region.isConnected)
        continue;
      // An alert is announced even if it is added together with its text.
      const isLate = isAdded(region) && role !== 'alert';
      announcements.push(`${isLate ? 'late' : politeness}: ${texts.join(' ')}`);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Records what the pages announce from their next load on. */
export const recordAnnouncements = (page: Page) => page.addInitScript(record);

/** Returns what the page has announced since the last call. A load that takes a second may be announced or not. */
export const takeAnnouncements = (page: Page) =>
  page.evaluate(() => (window.announcements ?? []).splice(0).filter((text) => !text.includes('Loading…')));
