import type { ApiError } from '@ramka/contract/wire/api-error';

/** A call that did not succeed, whatever the reason. */
export class ApiFailure extends Error {
  /** The server's stable code; `unreachable` where no answer came, `unreadable` where it was not the API's. */
  readonly code: ApiError['code'] | 'unreachable' | 'unreadable';
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** What is wrong, field by field; empty unless the status is 422. */
  readonly issues: NonNullable<ApiError['issues']>;

  /** `message` is the server's, in the visitor's language; empty where there was none. */
  constructor(status: number, code: ApiFailure['code'], message = '', issues: ApiFailure['issues'] = []) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.issues = issues;
  }
}
