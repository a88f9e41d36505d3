import { expect, test } from 'vitest';
import { failUnmocked } from './unmocked.ts';

const request = (url: string) => () =>
  failUnmocked({ frame: { protocol: 'http', data: { request: new Request(url) } } });

test('fails on a call without a handler and names the URL', () => {
  expect(request('http://mocked.test/api/unknown?q=1')).toThrow('Unmocked call: http://mocked.test/api/unknown?q=1');
});

test('ignores files and sockets', () => {
  expect(request('http://mocked.test/assets/api/icon.svg')).not.toThrow();
  expect(() => failUnmocked({ frame: { protocol: 'ws', data: {} } })).not.toThrow();
});
