import type { AnswerOf } from '@ramka/contract/calls';
import { routes, type CallName } from '@ramka/contract/routes';
import { ApiFailure } from './api-failure.ts';
import type { CallInput } from './call-input.ts';
import { sendCall } from './send-call.ts';

/** What a call answered, and what came with it. */
export type TaggedAnswer<Answer> = {
  readonly answer: Answer;
  /** The version of what was read or changed; null where the server names none. */
  readonly etag: string | null;
  readonly status: number;
  /** What the call removed, to have it given back (reading R14); null where it removed nothing. */
  readonly removal: number | null;
  /** Whether there was more than the answer holds (e-catalogue search, reading R15). */
  readonly more: boolean;
};

/** Makes calls of the API. */
export type Caller = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<TaggedAnswer<AnswerOf<Name>>>;

/** A caller of the API at an origin, in whatever language is spoken at the time of the call. */
export const createCaller =
  (origin: string, language: () => string): Caller =>
  async <Name extends CallName>(name: Name, input: CallInput<Name>) => {
    const response = await sendCall({ origin, language }, name, input);
    const answer = await readAnswer(name, response);
    const { headers, status } = response;
    const removal = headers.get('x-removal');
    return {
      answer,
      etag: headers.get('etag'),
      status,
      removal: removal === null ? null : Number(removal),
      more: headers.has('x-more-results'),
    };
  };

/** What our own server says is taken at its word. */
const readAnswer = async <Name extends CallName>(name: Name, response: Response): Promise<AnswerOf<Name>> => {
  const hasBody = response.status !== 204 && routes[name].method !== 'HEAD';
  try {
    const answer: AnswerOf<Name> = hasBody ? await response.json() : undefined;
    return answer;
  } catch {
    throw new ApiFailure(response.status, 'unreadable');
  }
};
