import { PUSH_DEVICES_MAX } from '@machine/contract';
import { expect, it } from 'vitest';
import { gameBeforeEach } from '../../testing/game.ts';
import { subscribe, subscriptionOf } from '../../testing/pushes.ts';
import { userBeforeEach } from '../../testing/test-users.ts';

const game = gameBeforeEach();
const ada = userBeforeEach(game, 'ada');

const patch = (body: object, who = ada) => who.patch('/api/reminders', body);
const NOTHING = { calendarPath: null, digestHour: null, quietFrom: 22, quietTo: 8, timeZone: null, pushDevices: [] };

it('the settings have defaults, and keep what a change leaves out', async () => {
  expect((await ada.get('/api/reminders')).body).toEqual(NOTHING);
  await patch({ digestHour: 7, timeZone: 'Europe/Berlin' });
  await patch({ quietFrom: 0, quietTo: 6 });
  expect((await ada.get('/api/reminders')).body).toEqual({
    ...NOTHING,
    digestHour: 7,
    quietFrom: 0,
    quietTo: 6,
    timeZone: 'Europe/Berlin',
  });
  await patch({ digestHour: null });
  expect((await ada.get('/api/reminders')).body).toMatchObject({ digestHour: null, quietTo: 6 });
});

it('the settings keep changes that are made at the same time', async () => {
  const changes = { digestHour: 7, quietFrom: 1, quietTo: 2, timeZone: 'UTC' };
  await Promise.all(Object.entries(changes).map(([name, value]) => patch({ [name]: value })));
  expect((await ada.get('/api/reminders')).body).toMatchObject(changes);
});

it('the browsers are listed without their endpoints and keys, which the export doesn’t have either', async () => {
  const subscription = subscriptionOf('browser');
  const id = await subscribe(ada, subscription);
  const { body, text } = await ada.get('/api/reminders');
  expect(body).toMatchObject({
    pushDevices: [{ id, device: 'Unknown device', createdAt: '2026-11-20T18:00:00.000Z' }],
  });
  const exported = (await ada.get('/api/user/export-data')).text;
  expect(exported).toContain(id);
  for (const secret of [subscription.endpoint, subscription.keys.auth, subscription.keys.p256dh]) {
    expect(text + exported).not.toContain(secret);
  }
});

it('the browsers are five at most, also if they subscribe at the same time', async () => {
  const requests = Array.from({ length: PUSH_DEVICES_MAX + 3 }, () =>
    ada.post('/api/push/subscriptions', subscriptionOf()),
  );
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(PUSH_DEVICES_MAX);
  expect(statuses.filter((status) => status === 400)).toHaveLength(3);
  const { pushDevices } = (await ada.get('/api/reminders')).body as { pushDevices: { id: string }[] };
  expect(pushDevices).toHaveLength(PUSH_DEVICES_MAX);
  await ada.delete(`/api/push/subscriptions/${pushDevices[0]?.id}`);
  await subscribe(ada);
});

it('the browsers count once, however often they subscribe', async () => {
  const subscription = subscriptionOf('browser');
  for (let count = 0; count <= PUSH_DEVICES_MAX; count += 1) await subscribe(ada, subscription);
  expect((await ada.get('/api/reminders')).body).toMatchObject({ pushDevices: [{}] });
});

it('the browsers subscribe with the same key in every process', async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => ada.get('/api/push/key')));
  expect(new Set(keys.map(({ text }) => text)).size).toBe(1);
  expect(keys[0]?.body).toEqual({ key: expect.stringMatching(/^[\w-]{87}$/) });
});
