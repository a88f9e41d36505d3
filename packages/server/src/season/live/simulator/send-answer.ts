import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Answer } from './answer.ts';
import type { Faults } from './faults.ts';

type Conditions = { faults: Faults; slowMs: number; signal: AbortSignal };

/** A client has to wait this long after the fault `rate-limit`, in seconds of game time. */
const RETRY_AFTER_SECONDS = 20;
const HTML = '<!doctype html><title>Maintenance</title><p>We will be back soon.</p>';

/** Sends an answer, or what a fault makes of it. */
export async function sendAnswer(response: ServerResponse, answer: Answer, conditions?: Conditions): Promise<void> {
  const { status, json, headers = {} } = answer;
  const body = JSON.stringify(json);
  if (conditions && status === 200) {
    const { faults, slowMs, signal } = conditions;
    if (faults.hits('down')) return void response.destroy();
    if (faults.hits('slow')) await setTimeout(slowMs, undefined, { signal });
    if (faults.hits('rate-limit')) {
      return send(response, 429, '{}', { ...headers, 'retry-after': String(RETRY_AFTER_SECONDS) });
    }
    if (faults.hits('server-error')) return send(response, faults.pick([500, 503]) ?? 500, '{}', headers);
    if (faults.hits('html')) return send(response, 200, HTML, { 'content-type': 'text/html' });
    if (faults.hits('truncated')) return send(response, 200, body.slice(0, body.length / 2), headers);
  }
  send(response, status, body, headers);
}

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string>): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8', ...headers }).end(body);
}
