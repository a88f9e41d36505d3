/** Patterns for the User-Agent header. The first match wins, because browsers also name those they are based on. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS|e)?\//, 'Edge'],
  [/\bOPR\/|\bOPX\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer headers are cut off. */
const READ_MAX = 512;

export const UNKNOWN_DEVICE = 'Unknown device';

/** Returns a description such as 'Chrome on Android'. Never contains text from the header itself. */
export function describeDevice(userAgent: string | null): string {
  const text = userAgent?.slice(0, READ_MAX) ?? '';
  const [browser, system] = [BROWSERS, SYSTEMS].map((rows) => rows.find(([pattern]) => pattern.test(text))?.[1]);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}
