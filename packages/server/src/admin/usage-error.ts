/** A command that is unknown or cannot be carried out here. The message says what can. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
