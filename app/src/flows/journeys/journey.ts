import { remember } from '@machine/mocks/remembering/rememberingHandlers.ts';
import { type ScenarioName, scenarios } from '@machine/mocks/scenarios.ts';
import type { HttpHandler, RequestHandler } from 'msw';
import { flow, type FlowArgs } from '../flow.ts';

function journeyWith(
  description: string,
  scenario: ScenarioName,
  args: FlowArgs,
  createHandlers: () => readonly RequestHandler[],
) {
  const meta = flow(args, scenario, createHandlers);
  const docs = { story: { inline: false, height: '760px' }, description: { component: description } };
  return { ...meta, parameters: { ...meta.parameters, controls: { disable: true }, docs } };
}

type Journey<Handler> = [description: string, scenario: ScenarioName, args?: FlowArgs, ...handlers: Handler[]];

/** The meta of a journey in a named scenario with additional handlers, its description and docs page. */
export const journey = (...[description, scenario, args = {}, ...handlers]: Journey<RequestHandler>) =>
  journeyWith(description, scenario, args, () => handlers);

/** The same, where the mocked server remembers what is written until the story ends. */
export const rememberingJourney = (...[description, scenario, args = {}, ...handlers]: Journey<HttpHandler>) =>
  journeyWith(description, scenario, args, () => remember([...handlers, ...scenarios[scenario]], () => {}).handlers);
