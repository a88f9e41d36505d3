const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

const PERMISSIONS_POLICY = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

export type Headers = Readonly<Record<string, string>>;

/** Returns the security headers of pages and of API responses. */
export function securityHeaders(isHttps: boolean): { page: Headers; api: Headers } {
  const common = {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS_POLICY,
    // Browsers that have seen this header refuse plain http, so it is not for servers without https.
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
  return {
    page: { ...common, 'Content-Security-Policy': CONTENT_SECURITY_POLICY },
    api: {
      ...common,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
    },
  };
}
