import type { Page } from 'playwright';

/** A live region's announcement; `late` if the region was added together with its text, which some readers miss. */
type Announcement = { politeness: 'assertive' | 'polite' | 'late'; text: string };

declare global {
  interface Window {
    announcements?: Announcement[];
  }
}

/** Records every change in a live region, as a screen reader would announce it, from the next load on. */
export const recordAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const announcements: Announcement[] = [];
    window.announcements = announcements;
    const LIVE_REGION = '[aria-live], [role=alert], [role=status], [role=log], output';
    const IMPLICIT_POLITENESS: Record<string, string> = { alert: 'assertive', status: 'polite', log: 'polite' };
    const regionOf = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      return element?.closest(LIVE_REGION);
    };
    new MutationObserver((changes) => {
      const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
      const isAdded = (region: Element) => {
        for (let ancestor: Node | null = region; ancestor; ancestor = ancestor.parentNode)
          if (added.has(ancestor)) return true;
        return false;
      };
      const textsByRegion = new Map<Element, string[]>();
      for (const { type, target, addedNodes } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const nested = node instanceof Element ? [...node.querySelectorAll(LIVE_REGION)] : [];
          for (const region of [regionOf(node), ...nested]) {
            const text = (region?.contains(node) ? node : region)?.textContent?.trim();
            if (region && text) textsByRegion.set(region, [...(textsByRegion.get(region) ?? []), text]);
          }
        }
      }
      for (const [region, text] of textsByRegion) {
        const role = region.getAttribute('role') ?? (region.localName === 'output' ? 'status' : '');
        const politeness = region.getAttribute('aria-live') ?? IMPLICIT_POLITENESS[role] ?? 'off';
        const isBusy = region.closest('[aria-busy]')?.ariaBusy === 'true';
        const isHidden = region.closest('[aria-hidden=true], [inert]');
        if (politeness === 'off' || isBusy || isHidden || !region.isConnected) continue;
        // An alert is announced even if it is added together with its text.
        const isLate = isAdded(region) && role !== 'alert';
        announcements.push({ politeness: isLate ? 'late' : (politeness as 'polite'), text: text.join(' ') });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

export const announcements = (page: Page) => page.evaluate(() => window.announcements ?? []);

/** Clears the recorded announcements. */
export const clearAnnouncements = (page: Page) => page.evaluate(() => void (window.announcements ?? []).splice(0));
