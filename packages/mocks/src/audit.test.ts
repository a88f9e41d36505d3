import { endpoints, parseResponse } from '@machine/contract';
import { expect, test } from 'vitest';
import * as fixtures from './audit.ts';

const { emptyAudit, ...bodies } = fixtures;

test.each(Object.entries({ ...bodies, emptyAudit }))('%s matches the contract', (name, body) => {
  const endpoint = name === 'emptyAudit' ? endpoints.audit : endpoints[name as keyof typeof bodies];
  expect(parseResponse(endpoint, body)).toEqual(body);
});
