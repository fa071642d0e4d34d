import type { ErrorCode } from '@ramka/contract/wire/api-error';
import type { Texts } from '@ramka/texts/texts';

/** One thing that is wrong with a request; its message is chosen once the visitor's language is known. */
export type ProblemIssue = {
  /** Where in the request, such as `payload.modules.2.colorId`. */
  readonly path: string;
  readonly code: string;
  readonly message: (messages: Texts['messages']) => string;
};

/** A call that is refused: thrown anywhere in a route, answered once by `answerProblems`. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ErrorCode;
  readonly issues: readonly ProblemIssue[];

  /** `cause`: what went wrong underneath, for the log. */
  constructor(code: ErrorCode, issues: readonly ProblemIssue[] = [], options: ErrorOptions = {}) {
    super(code, options);
    this.code = code;
    this.issues = issues;
  }
}
