import type { Page } from 'playwright';

/** What a live region said; `late` when it came together with its words, which some readers then miss (X6). */
type Heard = { how: 'assertive' | 'polite' | 'late'; text: string };

declare global {
  interface Window {
    heard?: Heard[];
  }
}

/** From the next load on, hears what those hear who do not see: every change in a live region. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: Heard[] = [];
    window.heard = heard;
    const REGION = '[aria-live], [role=alert], [role=status], [role=log], output';
    const LIVE: Record<string, string> = { alert: 'assertive', status: 'polite', log: 'polite' };
    const regionOf = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      return element?.closest(REGION);
    };
    new MutationObserver((changes) => {
      const born = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
      const isNew = (region: Element) => {
        for (let each: Node | null = region; each; each = each.parentNode) if (born.has(each)) return true;
        return false;
      };
      const words = new Map<Element, string[]>();
      for (const { type, target, addedNodes } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const within = node instanceof Element ? [...node.querySelectorAll(REGION)] : [];
          for (const region of [regionOf(node), ...within]) {
            const said = (region?.contains(node) ? node : region)?.textContent?.trim();
            if (region && said) words.set(region, [...(words.get(region) ?? []), said]);
          }
        }
      }
      for (const [region, said] of words) {
        const role = region.getAttribute('role') ?? (region.localName === 'output' ? 'status' : '');
        const how = region.getAttribute('aria-live') ?? LIVE[role] ?? 'off';
        const isBusy = region.closest('[aria-busy]')?.ariaBusy === 'true';
        const isHidden = region.closest('[aria-hidden=true], [inert]');
        if (how === 'off' || isBusy || isHidden || !region.isConnected) continue;
        // An alert is heard also when it comes with its words.
        const isLate = isNew(region) && role !== 'alert';
        heard.push({ how: isLate ? 'late' : (how as 'polite'), text: said.join(' ') });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

export const heard = (page: Page) => page.evaluate(() => window.heard ?? []);

/** Forgets what was heard. */
export const hush = (page: Page) => page.evaluate(() => void (window.heard ?? []).splice(0));
