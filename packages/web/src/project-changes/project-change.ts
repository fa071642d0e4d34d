import type { BodyOf, QueryOf, ResponseOf } from '@ramka/contract/endpoints';
import type { EndpointName } from '@ramka/contract/routes';
import type { PageTexts } from '@ramka/texts/texts';
import type { Needed, ParamNames } from '../api/client.ts';
import type { Project } from '../api/project.ts';
import type { BodyCheck } from './bodies.ts';

/** The request of a change without its project: ids in the path, query, body and `If-Match`, each where the endpoint has it. */
export type ChangeRequest<Name extends EndpointName> = Needed<
  'params',
  [Exclude<ParamNames<Name>, 'projectId'>] extends [never]
    ? undefined
    : { readonly [Param in Exclude<ParamNames<Name>, 'projectId'>]: number }
> &
  Needed<'query', QueryOf<Name>> &
  Needed<'body', BodyOf<Name>> & {
    /** The entity tag that the changed set must still have (docs/readings.md#r13). */
    readonly ifMatch?: string | undefined;
  };

/** A change as its message sees it. */
export type AppliedChange<Input> = {
  /** The project with the change. */
  readonly project: Project;
  readonly input: Input;
};

/**
 * A change of a project that needs a connection. `Input` is what screens pass; `State` is what the change applies to: the project, or
 * something that is read beside it.
 */
export type OnlineChange<Name extends EndpointName, Input, State = Project> = {
  readonly endpoint: Name;
  readonly request: (input: Input) => ChangeRequest<Name>;
  /** The state with the server's response. Without it a queueable change is applied with the server's ids; others read the project again. */
  readonly receive?: (state: State, response: ResponseOf<Name>, input: Input) => State;
  /** Adds what the page knows and the request does not hold, such as the details of a product. Not repeated after a reload. */
  readonly enrich?: (state: State, input: Input) => State;
  /** The success message. */
  readonly message?: (texts: PageTexts, change: AppliedChange<Input>) => string;
  /** Whether the same change, requested again while it is in flight, is one change. */
  readonly once?: true;
  /** Whether a failure shows the server's message without an introduction (docs/specification.md#s8-8). */
  readonly plainFailure?: true;
  /** The error message where the server rejects the change because of a newer version (412), instead of the server's. */
  readonly stale?: (texts: PageTexts) => string;
  /** Whether the change creates one object, or one for each item of `payload`. The response holds their ids, in this order. */
  readonly creates?: 'one' | 'each';
};

/** A change that is queued while there is no connection. The queue stores its request under the endpoint's name. */
export type QueueableChange<Name extends EndpointName, Input, State = Project> = OnlineChange<Name, Input, State> & {
  /** The state with the change, without the server. `ids` are those of the created objects, temporary ones while it is queued. */
  readonly apply: (state: State, request: ChangeRequest<Name>, ids: readonly number[]) => State;
  /** Whether a stored body has the form that `apply` reads. */
  readonly isBody: BodyCheck;
  /** Whether the change is shown before the server has responded. */
  readonly optimistic?: true;
  /**
   * Whether the items of the body can be sent one by one where the server rejects them together; `backwards` where each is put before
   * those sent earlier.
   */
  readonly split?: 'forwards' | 'backwards';
};

/** Any declared change of the project. */
export type DeclaredChange<Name extends EndpointName, Input> = OnlineChange<Name, Input> | QueueableChange<Name, Input>;

/** An endpoint by which something changes. */
export type ChangeEndpoint = EndpointName;

/** What the queue needs to know of a change, whatever it applies to. */
export type QueueRules<Name extends EndpointName> = Pick<
  QueueableChange<Name, never>,
  'endpoint' | 'isBody' | 'creates' | 'split'
>;

/** Declares a change that needs a connection. */
export const onlineChange = <Name extends EndpointName, Input>(
  change: OnlineChange<Name, Input>,
): OnlineChange<Name, Input> => change;

/** Declares a change that is queued while there is no connection. */
export const queueableChange = <Name extends EndpointName, Input, State = Project>(
  change: QueueableChange<Name, Input, State>,
): QueueableChange<Name, Input, State> => change;
