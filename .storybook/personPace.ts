import type { StoryContext } from '@storybook/react-vite';
import './personPace.css';

/** Duration of one step, including the movement of the cursor. */
const STEP_MS = 600;
const KEY_MS = 45;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

const isFlow = ({ tags, viewMode }: StoryContext) => tags.includes('flow') && viewMode === 'story';

/** The elements above the page that show what the person does, while one is playing. */
let overlay: { cursor: HTMLElement; step: HTMLElement } | undefined;

function addElement(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.setAttribute('aria-hidden', 'true');
  // Outside the body, because overlays of the app make the rest of the body inert.
  document.documentElement.append(element);
  return element;
}

/** Moves the cursor to an element, and scrolls it into view first. */
async function moveTo(target: Element): Promise<void> {
  target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  if (overlay) overlay.cursor.style.translate = `${left + Math.min(width / 2, 80)}px ${top + height / 2}px`;
  await wait(STEP_MS);
}

type Action = (...args: unknown[]) => Promise<unknown>;

/** Returns user events that wait before each action and type one character at a time. */
function slowDown(userEvent: StoryContext['userEvent']): StoryContext['userEvent'] {
  return new Proxy(userEvent, {
    get(target, name, receiver) {
      const action: unknown = Reflect.get(target, name, receiver);
      if (typeof action !== 'function') return action;
      const perform = action.bind(target) as Action;
      return async (...args: unknown[]) => {
        const [element, text, ...rest] = args;
        if (!(element instanceof Element)) await wait(STEP_MS);
        else await moveTo(element);
        if (name === 'click' && overlay) {
          overlay.cursor.dataset.pressed = 'true';
          setTimeout(() => delete overlay?.cursor.dataset.pressed, 150);
        }
        // Braces stand for keys such as {Enter}.
        if (name !== 'type' || typeof text !== 'string' || rest.length > 0) return perform(...args);
        for (const key of text.match(/\{[^}]*\}|./gsu) ?? []) {
          await perform(element, key);
          await wait(KEY_MS);
        }
        return undefined;
      };
    },
  });
}

/** Plays a flow as slowly as a person would, with a visible cursor. Returns the cleanup. */
export function playAsPerson(context: StoryContext): (() => void) | undefined {
  if (!isFlow(context)) return undefined;
  const shown = { cursor: addElement('person-cursor'), step: addElement('person-step') };
  overlay = shown;
  context.userEvent = slowDown(context.userEvent);
  return () => {
    shown.cursor.remove();
    shown.step.remove();
    if (overlay === shown) overlay = undefined;
  };
}

/** Shows what the person does next. */
export async function showStep(label: string): Promise<void> {
  if (!overlay) return;
  overlay.step.textContent = label;
  await wait(STEP_MS);
}
