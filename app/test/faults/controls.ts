import { advance } from '../shared/clock.ts';
import { pressEscape } from '../shared/input.ts';
import { fill, page, press, pressElement, waitFor, waitForElement } from './dom.ts';

export type Press = () => Promise<void>;

export const presses =
  (name: string | RegExp): Press =>
  () =>
    press('button', name);

/** An entry of the menu that a button opens. */
export const chooses =
  (button: string | RegExp, entry: string): Press =>
  async () => {
    await press('button', button);
    await press('menuitem', entry);
  };

const confirmButton = () => [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')].at(-1);

/** A button, or an entry of its menu, that asks for confirmation. */
export const confirms =
  (button: string | RegExp, entry?: string): Press =>
  async () => {
    if (!confirmButton()) {
      await press('button', button);
      if (entry !== undefined) await press('menuitem', entry);
    }
    await waitFor(() => confirmButton() !== undefined);
    pressElement(confirmButton());
  };

/** A form that one button submits. */
export const submits =
  (values: Record<string, string>, button: string): Press =>
  async () => {
    await fill(values);
    await press('button', button);
  };

const switchOf = (label: string) =>
  [...page().querySelectorAll<HTMLElement>('[role="switch"]')].find((control) =>
    control.closest('label')?.textContent.startsWith(label),
  );
export const switches =
  (label: string): Press =>
  async () => {
    await waitFor(() => switchOf(label) !== undefined);
    switchOf(label)?.click();
  };

/** Chooses a player in a dialog that a button opens. */
export const choosesPlayer =
  (button: string, name: string): Press =>
  async () => {
    await press('button', button);
    pressElement(await waitForElement('option', new RegExp(name)));
  };

export const choosesSpam: Press = async () => {
  await waitFor("What's wrong with it?");
  page().querySelector<HTMLElement>('input[value="SPAM"]')?.click();
};

const listOf = (label: string) =>
  [...page().querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent === label);
/** Chooses an entry of the list with this label. */
export const selects =
  (label: string, value: string): Press =>
  async () => {
    await waitFor(() => listOf(label) !== undefined);
    const list = listOf(label) as HTMLSelectElement;
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };

/** Closes what is open, as a player does who gives up. */
export async function dismiss(): Promise<void> {
  pressEscape();
  await advance(1_000);
}
