import type { Call } from '@ramka/contract/call';
import type { Route } from '@ramka/contract/routes';
import type { JsonObject } from './json-object.ts';

/** What a call may answer, by status (reading R7). */
export const answersOf = (
  { method }: Pick<Route, 'method'>,
  call: Call,
  answer: JsonObject | undefined,
): JsonObject => {
  const changing = method !== 'GET' && method !== 'HEAD';
  const errors = [
    call.body !== undefined && 400,
    call.signed === true && 401,
    changing && call.signed !== true && 403,
    call.params !== undefined && 404,
    (method === 'PUT' || method === 'DELETE') && call.signed !== true && 412,
    call.body !== undefined && 413,
    (call.body !== undefined || call.query !== undefined) && 422,
    429,
    503,
    ...(call.refusals ?? []),
  ] as const;
  return {
    [call.status]: { description: 'Done', ...contentOf(call, answer) },
    ...Object.fromEntries(errors.flatMap((status) => (status ? [[String(status), errorAnswer(status)]] : []))),
  };
};

const contentOf = ({ file }: Call, answer: JsonObject | undefined): JsonObject => {
  if (file !== undefined) return { content: { [file]: {} } };
  return answer ? { content: { 'application/json': { schema: answer } } } : {};
};

const errorAnswer = (status: keyof typeof descriptions): JsonObject => ({
  description: descriptions[status],
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
});

const descriptions = {
  400: 'The body is not JSON, or not of the right shape',
  401: 'The call is not signed, or its signature is wrong, outdated or was used before',
  403: 'The header X-Requested-With is missing; or what is to be changed is the planning tool’s',
  404: 'There is no such project, room, set, product or category',
  409: 'What was removed is not kept any more, or is back already',
  412: 'It was changed since the caller read it; nothing was changed now',
  413: 'The body is too large, or what was asked for would be',
  422: 'Well-formed, but against the rules; `issues` names every one with its place',
  429: 'Asked too often, or for too many projects that are not there; try again after Retry-After',
  503: 'The store cannot be reached; try again after Retry-After',
} as const;
