/** What the log tells of an error: never the values that it was about. */
export type ToldError = {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: ToldError;
};

/** An error as the log tells it. */
export const toldError = (error: unknown): ToldError => {
  if (!(error instanceof Error)) return { name: typeof error, message: '' };
  const { name, message, stack, cause } = error;
  return {
    name,
    message,
    ...('code' in error && { code: String(error.code) }),
    ...(stack !== undefined && { stack }),
    ...(cause !== undefined && { cause: toldError(cause) }),
  };
};
