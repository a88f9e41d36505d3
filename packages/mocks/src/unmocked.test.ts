import { expect, test } from 'vitest';
import { failUnmocked } from './unmocked.ts';

const asked = (url: string) => () => failUnmocked({ frame: { protocol: 'http', data: { request: new Request(url) } } });

test('a call that nobody answers fails, and names itself', () => {
  expect(asked('http://mocked.test/api/of/tomorrow?q=1')).toThrow(
    'Unmocked call: http://mocked.test/api/of/tomorrow?q=1',
  );
});

test("files and sockets are nobody's business", () => {
  expect(asked('http://mocked.test/assets/api/icon.svg')).not.toThrow();
  expect(() => failUnmocked({ frame: { protocol: 'ws', data: {} } })).not.toThrow();
});
