import { expect, it } from 'vitest';
import { describeDevice } from './user-agent.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';

it.each([
  [`${WINDOWS} ${BLINK} Safari/537.36`, 'Chrome on Windows'],
  [`${WINDOWS} ${BLINK} Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
  [`${WINDOWS} ${BLINK} Safari/537.36 OPR/124.0.0.0`, 'Opera on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Windows'],
  [`${MAC} ${WEBKIT} Version/18.6 Safari/605.1.15`, 'Safari on macOS'],
  [`${IPHONE} ${WEBKIT} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} ${WEBKIT} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${IPHONE} ${WEBKIT} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${WEBKIT} Version/18.6 Safari/604.1`, 'Safari on iPad'],
  [`${ANDROID} ${BLINK} Mobile Safari/537.36`, 'Chrome on Android'],
  [`${ANDROID} ${BLINK} Mobile Safari/537.36 EdgA/142.0.0.0`, 'Edge on Android'],
  [
    `${ANDROID} AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${BLINK.replace('Chrome', 'HeadlessChrome')} Safari/537.36`, 'Chrome on Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Safari/537.36`, 'Chrome on ChromeOS'],
  ['Something/1.0 (Windows NT 10.0)', 'Windows'],
  ['Firefox/145.0', 'Firefox'],
  ['<img src=x onerror=alert(1)>', 'Unknown device'],
  [null, 'Unknown device'],
  [`${'('.repeat(100_000)} Chrome/1`, 'Unknown device'],
])('describes %j as %s', (userAgent, device) => expect(describeDevice(userAgent)).toBe(device));
