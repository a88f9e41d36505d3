import { remember } from '@machine/mocks/remembering/rememberingHandlers.ts';
import { type ScenarioName, scenarios } from '@machine/mocks/scenarios.ts';
import { Description, Stories, Title } from '@storybook/addon-docs/blocks';
import type { HttpHandler, RequestHandler } from 'msw';
import { flow, type FlowArgs } from '../flow.ts';

/** Docs page without a props table. */
const JourneyDocs = () => (
  <>
    <Title />
    <Description of="meta" />
    <Stories title="" />
  </>
);

function journeyWith(
  description: string,
  scenario: ScenarioName,
  args: FlowArgs,
  createHandlers: () => readonly RequestHandler[],
) {
  const meta = flow(args, scenario, createHandlers);
  const docs = {
    page: JourneyDocs,
    story: { inline: false, height: '760px' },
    description: { component: description },
  };
  return { ...meta, parameters: { ...meta.parameters, controls: { disable: true }, docs } };
}

type Journey<Handler> = [description: string, scenario: ScenarioName, args?: FlowArgs, ...handlers: Handler[]];

/** The meta of a journey in a named scenario with additional handlers, its description and docs page. */
export const journey = (...[description, scenario, args = {}, ...handlers]: Journey<RequestHandler>) =>
  journeyWith(description, scenario, args, () => handlers);

/** The same, where the mocked server remembers what is written until the story ends. */
export const rememberingJourney = (...[description, scenario, args = {}, ...handlers]: Journey<HttpHandler>) =>
  journeyWith(description, scenario, args, () => remember([...handlers, ...scenarios[scenario]], () => {}).handlers);
