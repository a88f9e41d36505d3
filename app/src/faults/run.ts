import { endpoints } from '@machine/contract';
import { expect } from 'vitest';
import { pass } from './clock.ts';
import { seen } from './dom.ts';
import type { Fault } from './faults.ts';
import type { Expected } from './invariants.ts';
import type { Scene } from './scene.ts';
import { askedOf, atHome, goodHandler, lay, lift, open, type Stage } from './stage.tsx';
import { worker } from './worker.ts';

/** One cell, while it is run. */
export type Run<S extends Scene = Scene> = {
  scene: S;
  fault: Fault;
  stage: Stage;
  expected: Expected;
  /** The call has been made under the fault. */
  hasBegun: boolean;
};

export type Outcome<S extends Scene = Scene> = (run: Run<S>) => Promise<void>;

/** Mounts the app where the scene plays. A fault of a question is there before the question. */
export function raise<S extends Scene>(scene: S, fault: Fault): Run<S> {
  const stage = open(scene);
  worker.use(goodHandler(scene, stage));
  if (scene.kind !== 'write') lay(scene, fault, stage);
  return { scene, fault, stage, expected: {}, hasBegun: false };
}

/** Makes the call, once. */
export async function begin(run: Run): Promise<void> {
  if (run.hasBegun) return;
  run.hasBegun = true;
  const { scene, fault, stage } = run;
  await atHome(scene, stage);
  await scene.arrive?.();
  // What a page asks when it is opened is over before somebody presses.
  if (scene.kind === 'write' || (scene.kind === 'read' && scene.ask)) await pass(1_000);
  if (scene.kind === 'read') await scene.ask?.();
  if (scene.kind === 'write') {
    lay(scene, fault, stage);
    await scene.press();
  }
  run.expected.hadFocus = document.activeElement !== document.body && document.activeElement !== null;
}

export const liftOf = ({ scene, fault, stage }: Run) => lift(scene, fault, stage);

export const asked = ({ scene, stage }: Run) => askedOf(scene.call, stage);

export function expectNoToast({ stage }: Run): void {
  expect(stage.watch.toasts, 'no toast').toEqual([]);
  expect(stage.left, 'the page is not left').toEqual([]);
}

export const toast = ({ stage }: Run, title: string, description?: string) =>
  seen(
    () => {
      const last = stage.watch.toasts.at(-1);
      return last?.title === title && (description === undefined || last.description === description);
    },
    `The toasts were ${JSON.stringify(stage.watch.toasts)}, not "${title}" / "${description}".`,
  );

export const sessionChecks = ({ stage }: Run) => askedOf(endpoints.currentUser, stage).length;
