import * as endpoints from '@machine/contract/endpoints.ts';
import type { CallName } from '@machine/contract/callName.ts';
import {
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  endpointUrl,
  parseResponse,
} from '@machine/contract/endpoint.ts';
import type { LiveEvent } from '@machine/contract/events.ts';
import { getResponse } from 'msw';
import { type ScenarioName, scenarios } from '../scenarios.ts';
import { remember } from './rememberingHandlers.ts';

type Table = typeof endpoints;
type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

/** Opens a scenario as a page would, and records the events that it gets. */
export function visit(name: ScenarioName) {
  const events: LiveEvent[] = [];
  const { handlers, connect } = remember(scenarios[name], (event) => void events.push(event));

  /** Sends anything. */
  async function request(call: CallName, { params, query, body }: Input = {}) {
    const { method, path }: Endpoint = endpoints[call];
    const url = `http://mocked.test${endpointUrl(path, params, query)}`;
    const sent = new Request(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const response = await getResponse(handlers, sent, { baseUrl: 'http://mocked.test' });
    if (!response) throw new Error(`Nothing handles ${call}.`);
    const text = response.type === 'error' ? '' : await response.text();
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  }
  /** Makes a valid call, and returns the parsed response. Throws if it fails. */
  async function call<Name extends CallName>(
    name: Name,
    ...[input]: unknown extends EndpointInput<Table[Name]> ? [] : [EndpointInput<Table[Name]>]
  ): Promise<EndpointOutput<Table[Name]>> {
    const { status, body } = await request(name, input as Input | undefined);
    if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    return parseResponse(endpoints[name], body);
  }
  return { events, connect, request, call };
}
