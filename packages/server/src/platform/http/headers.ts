import { createHash } from 'node:crypto';
import { THEME_SCRIPT } from '@machine/contract';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>;

const themeScript = `'sha256-${createHash('sha256').update(THEME_SCRIPT).digest('base64')}'`;

const PAGE_POLICY: Options['contentSecurityPolicy'] = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", themeScript],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['default'],
};
const API_POLICY: Options['contentSecurityPolicy'] = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

const COMMON: Options = {
  // A path below another one sets its own headers first.
  overwrite: false,
  xFrameOptions: 'DENY',
  permissionsPolicy: {
    camera: false,
    displayCapture: false,
    geolocation: false,
    microphone: false,
    payment: false,
    usb: false,
  },
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** Lets pages of other sites read a response. Browsers don't send cookies with such a request. */
export const openToOtherSites: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('Access-Control-Allow-Origin', '*');
};

/** Creates the middleware that sets the security headers of pages, and the one for API responses. */
export function securityHeaders(isHttps: boolean): { page: MiddlewareHandler; api: MiddlewareHandler } {
  // Browsers that have seen this header refuse plain http, so it is not for servers without https.
  const strictTransportSecurity = isHttps && 'max-age=31536000; includeSubDomains';
  const options = { ...COMMON, strictTransportSecurity };
  return {
    page: secureHeaders({ ...options, contentSecurityPolicy: PAGE_POLICY }),
    api: secureHeaders({ ...options, contentSecurityPolicy: API_POLICY }),
  };
}
