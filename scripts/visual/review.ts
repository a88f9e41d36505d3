// oxlint-disable unicorn/consistent-function-scoping -- the function is copied into the page
import type { Item, Report } from './report.ts';

/** Runs in the report page, where nothing from outside of this function exists. */
export function review(): void {
  type Decision = 'accepted' | 'rejected';
  const find = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
  const findAll = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const report = JSON.parse(find('#data').textContent) as Report;
  const items = report.groups.flatMap((group) => group.items);
  const [first] = items;
  if (!first) return;
  let current = first;

  const STORE = `visual ${location.pathname}`;
  const idOf = ({ key, version }: Item) => `${key} ${version}`;
  let decisions: Record<string, Decision | undefined> = {};
  try {
    const stored: typeof decisions = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    // Decisions about pictures that have changed since are dropped.
    decisions = Object.fromEntries(items.map((item) => [idOf(item), stored[idOf(item)]]));
  } catch {
    // Without storage, decisions last until the page is closed.
  }

  const decide = (decided: readonly Item[], decision: Decision | undefined) => {
    for (const item of decided) decisions[idOf(item)] = decision;
    try {
      localStorage.setItem(STORE, JSON.stringify(decisions));
    } catch {
      // See above.
    }
    showDecisions();
  };

  const showDecisions = () => {
    const made = items.map((item) => decisions[idOf(item)]);
    const rejected = made.filter((decision) => decision === 'rejected').length;
    const reviewed = made.filter(Boolean).length;
    Object.assign(find<HTMLProgressElement>('#progress'), { max: items.length, value: reviewed });
    find('#status').textContent = `${reviewed} of ${items.length} reviewed, ${rejected} rejected`;
    for (const [index, link] of findAll<HTMLAnchorElement>('nav a').entries()) {
      link.dataset.decision = made[index] ?? '';
      link.ariaDescription = made[index] ?? null;
      if (items[index] === current) link.ariaCurrent = 'true';
      else link.ariaCurrent = null;
    }
    for (const button of findAll<HTMLButtonElement>('.decide')) {
      button.ariaPressed = String(decisions[idOf(current)] === button.value);
    }
  };

  const show = () => {
    current = items.find(({ key }) => `#${key}` === decodeURIComponent(location.hash)) ?? first;
    const { story, mode, kind, detail, key, images, width, link } = current;
    const texts = { story, mode, kind: kind === 'changed' ? detail : kind, detail: kind === 'failed' ? detail : '' };
    for (const [id, text] of Object.entries(texts)) find(`#${id}`).textContent = text;
    find<HTMLAnchorElement>('#link').href = link;
    for (const name of ['before', 'after', 'difference']) {
      const figure = find(`#${name}`);
      figure.hidden = !images.includes(name);
      const image = find<HTMLImageElement>(`#${name} img`);
      if (figure.hidden) image.removeAttribute('src');
      else image.src = `${encodeURIComponent(key)}.${name}.png`;
    }
    find('#views').hidden = kind !== 'changed';
    const view = find<HTMLInputElement>('[name=view]:checked').value;
    const stage = find('#stage');
    stage.dataset.view = kind === 'changed' ? view : 'single';
    stage.style.setProperty('--width', `${width}px`);
    showDecisions();
    find<HTMLDetailsElement>('details:has([aria-current])').open = true;
    find('nav [aria-current]').scrollIntoView({ block: 'nearest' });
  };

  const go = (item: Item | undefined) => {
    if (!item) return;
    location.hash = item.key;
    show();
  };
  const move = (step: number) => go(items[items.indexOf(current) + step]);
  /** Decides, or takes the same decision back, and goes on to the next picture without a decision. */
  const toggle = (decision: Decision) => {
    const isSame = decisions[idOf(current)] === decision;
    decide([current], isSame ? undefined : decision);
    const at = items.indexOf(current);
    const others = [...items.slice(at + 1), ...items.slice(0, at)];
    if (!isSame) go(others.find((item) => !decisions[idOf(item)]));
  };

  const position = find<HTMLInputElement>('#position input');
  const slide = () => find('#stage').style.setProperty('--position', `${position.value}%`);
  position.addEventListener('input', slide);
  find('#previous').addEventListener('click', () => move(-1));
  find('#next').addEventListener('click', () => move(1));
  for (const button of findAll<HTMLButtonElement>('.decide')) {
    button.addEventListener('click', () => toggle(button.value as Decision));
  }
  for (const button of findAll<HTMLButtonElement>('[data-group]')) {
    const group = report.groups[Number(button.dataset.group)];
    button.addEventListener('click', () => decide(group?.items ?? [], button.value as Decision));
  }
  for (const radio of findAll('[name=view]')) radio.addEventListener('change', show);
  find('#export').addEventListener('click', () => {
    const exported = items.map((item) => ({ picture: item.key, decision: decisions[idOf(item)] ?? 'undecided' }));
    const link = document.createElement('a');
    const file = new Blob([JSON.stringify({ base: report.base, decisions: exported }, null, 2)]);
    Object.assign(link, { href: URL.createObjectURL(file), download: 'visual-decisions.json' }).click();
    URL.revokeObjectURL(link.href);
  });
  const keys: Record<string, () => void> = {
    j: () => move(1),
    k: () => move(-1),
    a: () => toggle('accepted'),
    r: () => toggle('rejected'),
  };
  window.addEventListener('keydown', (event) => {
    const isShortcut = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (isShortcut && find<HTMLInputElement>('#shortcuts').checked) keys[event.key.toLowerCase()]?.();
  });
  window.addEventListener('hashchange', show);
  slide();
  show();
}
