import type { ScenarioName } from '@machine/mocks/scenarios';
import { Description, Stories, Title } from '@storybook/addon-docs/blocks';
import type { RequestHandler } from 'msw';
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

/** The meta of a journey in a named scenario with additional handlers, its description and docs page. */
export function journey(
  description: string,
  scenario: ScenarioName,
  args: FlowArgs = {},
  ...handlers: RequestHandler[]
) {
  const meta = flow(args, (context) => {
    loadScenario(scenario)(context);
    context.msw.use(...handlers);
  });
  const docs = {
    page: JourneyDocs,
    story: { inline: false, height: '760px' },
    description: { component: description },
  };
  return { ...meta, parameters: { ...meta.parameters, controls: { disable: true }, docs } };
}
