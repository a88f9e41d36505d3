/** By the words in a User-Agent header; the first row that fits counts, since browsers name those that they descend from. */
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

/** Beyond this nothing is read, however long a header is. */
const READ_MAX = 512;

export const UNKNOWN_DEVICE = 'Unknown device';

/** Describes a browser in a few words of ours, such as 'Chrome on Android'. Nothing of the header itself is in them. */
export function describeDevice(userAgent: string | null): string {
  const text = userAgent?.slice(0, READ_MAX) ?? '';
  const [browser, system] = [BROWSERS, SYSTEMS].map((rows) => rows.find(([words]) => words.test(text))?.[1]);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}
