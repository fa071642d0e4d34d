/** The accepted values of `sslmode`: those of libpq except `allow`, and `no-verify` of node-postgres. */
export const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'] as const;

/** Whether the address of a database asks for a mode that this program does not know. */
export const unknownSslMode = (url: string): boolean => {
  const mode = new URL(url).searchParams.get('sslmode');
  return mode !== null && !sslModes.some((known) => known === mode);
};

/**
 * Gives `sslmode` the meaning of libpq, which providers expect: `require` encrypts and verifies only with a `sslrootcert`,
 * `verify-ca` verifies the authority but not the host. The driver treats both like `verify-full` otherwise.
 */
export const withLibpqModes = (url: string): string => {
  const mode = new URL(url).searchParams.get('sslmode');
  return mode === 'prefer' || mode === 'require' || mode === 'verify-ca' ? `${url}&uselibpqcompat=true` : url;
};
