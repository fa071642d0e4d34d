/** The accepted values of `sslmode`: those of libpq except `allow`, and `no-verify` of node-postgres. */
const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'] as const;

/** The error in the `sslmode` of a URL; undefined if it is valid. */
export const sslModeFault = (url: string): string | undefined => {
  const { searchParams } = new URL(url);
  const mode = searchParams.get('sslmode');
  if (mode === null) return undefined;
  if (!sslModes.some((known) => known === mode)) return `has an unknown sslmode; known are ${sslModes.join(', ')}`;
  return mode === 'verify-ca' && !searchParams.has('sslrootcert')
    ? 'with sslmode=verify-ca needs sslrootcert, the file of the authority; verify-full knows the public ones'
    : undefined;
};

/**
 * Gives `sslmode` the meaning of libpq, which providers expect. `require` encrypts and verifies only with an
 * `sslrootcert`; `verify-ca` verifies the authority but not the host. By default, the driver treats both like
 * `verify-full`.
 */
export const withLibpqModes = (url: string): string => {
  const mode = new URL(url).searchParams.get('sslmode');
  return mode === 'prefer' || mode === 'require' || mode === 'verify-ca' ? `${url}&uselibpqcompat=true` : url;
};
