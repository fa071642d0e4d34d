import type { z } from 'zod';
import type { Call } from './calls/call.ts';
import { catalogueCalls } from './calls/catalogue-calls.ts';
import { changeCalls, viewCalls } from './calls/change-calls.ts';
import { documentCalls } from './calls/document-calls.ts';
import { planningToolCalls, projectCalls, roomCalls, setCalls } from './calls/project-calls.ts';
import type { CallName } from './routes.ts';
import type { DocumentType } from './wire/document.ts';

/** Every call of `routes`, with the schemas that the server validates with and that OpenAPI is made from. */
export const calls = {
  ...catalogueCalls,
  ...projectCalls,
  ...roomCalls,
  ...setCalls,
  ...changeCalls,
  ...viewCalls,
  ...documentCalls,
  ...planningToolCalls,
} as const satisfies Record<CallName, Call>;

/** What the caller sends as body of a call. */
export type BodyOf<Name extends CallName> = (typeof calls)[Name] extends { readonly body: infer Body extends z.ZodType }
  ? z.input<Body>
  : undefined;

/** What the caller sends as query of a call. */
export type QueryOf<Name extends CallName> = (typeof calls)[Name] extends {
  readonly query: infer Query extends z.ZodType;
}
  ? z.input<Query>
  : undefined;

/** What a call answers when it succeeds. */
export type AnswerOf<Name extends CallName> = (typeof calls)[Name] extends {
  readonly answer: infer Answer extends z.ZodType;
}
  ? z.output<Answer>
  : undefined;

/** The calls that answer a file. */
export type FileCallName = {
  [Name in CallName]: (typeof calls)[Name] extends { readonly file: DocumentType } ? Name : never;
}[CallName];
