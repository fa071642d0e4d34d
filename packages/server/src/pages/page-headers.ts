import type { Deployment } from '@ramka/contract/deployment/deployment';

/**
 * What the app's page may do: everything comes from this server, nothing inline runs, nobody frames it. Forms go to this
 * server, and to the shop if there is one.
 */
const contentSecurityPolicy = (shop: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${shop}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of the app's page. Its address holds the key of a project, which no other site may learn. */
export const pageHeaders = ({ shop }: Pick<Deployment, 'shop'>) =>
  ({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(shop?.kind === 'oci' ? ` ${new URL(shop.address).origin}` : ''),
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cache-control': 'no-cache',
  }) as const;
