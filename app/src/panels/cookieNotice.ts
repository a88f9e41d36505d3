export { CookieNotice } from '@machine/ui';
