import type { PushMessage, PushSubscriptionPayload } from '@machine/contract';
import type { PushClient, PushOutcome, PushTarget } from '../account/push/push-client.ts';
import { pushIdOf } from '../account/push/subscriptions.ts';
import type { Player } from './player.ts';

type SentPush = { endpoint: string; message: PushMessage; ttlMs: number };

export type TestPushClient = PushClient & {
  sent: SentPush[];
  /** Decides the outcome of each message. By default, all are sent. */
  respond: (target: PushTarget) => PushOutcome | Promise<PushOutcome>;
};

/** Creates a client that stores what it is given instead of sending it. It accepts every https endpoint. */
export function createTestPushClient(): TestPushClient {
  const client: TestPushClient = {
    sent: [],
    respond: () => ({ kind: 'sent' }),
    isAllowed: async (endpoint) => endpoint.startsWith('https://'),
    async send(target, message, ttlMs) {
      const outcome = await client.respond(target);
      if (outcome.kind === 'sent') client.sent.push({ endpoint: target.endpoint, message, ttlMs });
      return outcome;
    },
  };
  return client;
}

/** Returns a subscription with keys of the right length. */
export const subscriptionOf = (browser: string = crypto.randomUUID()): PushSubscriptionPayload => ({
  endpoint: `https://push.example/${browser}`,
  keys: { p256dh: 'B'.padEnd(87, 'x'), auth: 'a'.repeat(22) },
});

/** Turns on push notifications in a browser. Returns the id of the subscription. */
export async function subscribe(player: Player, payload: Partial<PushSubscriptionPayload> = {}): Promise<string> {
  await player.get('/api/push/key');
  const subscription = { ...subscriptionOf(), ...payload };
  const { status, body } = await player.post('/api/push/subscriptions', subscription);
  if (status !== 201) throw new Error(`Not subscribed: ${JSON.stringify(body)}`);
  return pushIdOf(subscription.endpoint);
}
