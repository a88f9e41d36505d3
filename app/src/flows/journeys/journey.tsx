import { remember } from '@machine/mocks/remembering';
import { type ScenarioName, scenarios } from '@machine/mocks/scenarios';
import { Description, Stories, Title } from '@storybook/addon-docs/blocks';
import type { HttpHandler, RequestHandler } from 'msw';
import { flow, type FlowArgs } from '../flow.ts';
import { loadScenario } from '../flowSetup.ts';

/** Docs page without a props table. */
const JourneyDocs = () => (
  <>
    <Title />
    <Description of="meta" />
    <Stories title="" />
  </>
);

const asJourney = (description: string, meta: ReturnType<typeof flow>) => {
  const docs = {
    page: JourneyDocs,
    story: { inline: false, height: '760px' },
    description: { component: description },
  };
  return { ...meta, parameters: { ...meta.parameters, controls: { disable: true }, docs } };
};

/** The meta of a journey in a named scenario with additional handlers, its description and docs page. */
export const journey = (
  description: string,
  scenario: ScenarioName,
  args: FlowArgs = {},
  ...handlers: RequestHandler[]
) =>
  asJourney(
    description,
    flow(args, (context) => {
      loadScenario(scenario)(context);
      context.msw.use(...handlers);
    }),
  );

/** The same, where the mocked server remembers what is written until the story ends. */
export const rememberingJourney = (
  description: string,
  scenario: ScenarioName,
  args: FlowArgs = {},
  ...handlers: HttpHandler[]
) =>
  asJourney(
    description,
    flow(args, (context) => {
      loadScenario(scenario)(context);
      context.msw.use(...remember([...handlers, ...scenarios[scenario]], () => {}).handlers);
    }),
  );
