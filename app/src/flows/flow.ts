import type { RequestHandler } from 'msw';
import { fn } from 'storybook/test';
import { FlowApp, type FlowAppProps } from './FlowApp.tsx';
import { type createFakeSocket, type FlowContext, startWith } from './flowSetup.ts';
import { recordToasts } from './steps.ts';

export type FlowArgs = Omit<Partial<FlowAppProps>, 'openSocket'> &
  Partial<Pick<ReturnType<typeof createFakeSocket>, 'openSocket'>>;

/** The meta of stories that play the whole app, after `setUp`. */
export const flow = (args: FlowArgs, setUp: (context: FlowContext) => void) => ({
  component: FlowApp,
  args: { redirect: fn(), ...args },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  beforeEach: (context: FlowContext) => {
    args.openSocket?.mockClear();
    setUp(context);
    return recordToasts();
  },
});

/** The meta of integration stories: a player with an open prediction, and these handlers. */
export const integration = (args: FlowArgs, ...handlers: RequestHandler[]) => flow(args, startWith(...handlers));
