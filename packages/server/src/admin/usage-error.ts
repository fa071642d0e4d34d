/** An unknown command, or one that cannot be executed here. The message explains what is possible. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
