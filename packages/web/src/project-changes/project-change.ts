import type { BodyOf, QueryOf, ResponseOf } from '@ramka/contract/endpoints';
import type { EndpointName } from '@ramka/contract/routes';
import type { PageTexts } from '@ramka/texts/texts';
import type { Needed, ParamNames } from '../api/client.ts';
import type { Project } from '../api/project.ts';
import type { BodyCheck } from './bodies.ts';

/**
 * A request of a change without the project id: path parameters, query, body and `If-Match`, as far as the endpoint has
 * them.
 */
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

/** Data for the success message of a change. */
export type AppliedChange<Input> = {
  /** The project after the change. */
  readonly project: Project;
  readonly input: Input;
};

/**
 * A change of a project that needs a connection. `Input` is passed by the screens. `State` is the data that the change
 * applies to: the project, or data that is loaded separately.
 */
export type OnlineChange<Name extends EndpointName, Input, State = Project> = {
  readonly endpoint: Name;
  readonly request: (input: Input) => ChangeRequest<Name>;
  /**
   * Returns the state after the server's response. Without it, a queueable change is applied with the server's ids, and
   * other changes reload the project.
   */
  readonly receive?: (state: State, response: ResponseOf<Name>, input: Input) => State;
  /**
   * Adds data that the page knows and the request lacks, such as the details of a product. Not repeated after a reload.
   */
  readonly enrich?: (state: State, input: Input) => State;
  /**
   * Returns the name of the object that the change removes, from the project before the change. The message after
   * undoing the change contains it.
   */
  readonly nameOf?: (project: Project, input: Input, texts: PageTexts) => string | undefined;
  /** The success message. */
  readonly message?: (texts: PageTexts, change: AppliedChange<Input>) => string;
  /** Whether an identical change that is requested while the first is in flight is ignored. */
  readonly once?: true;
  /** Whether a failure shows the server's message without an introduction (docs/specification.md#s8-8). */
  readonly plainFailure?: true;
  /** Returns the error message for a rejection because of a newer version (412), in place of the server's. */
  readonly stale?: (texts: PageTexts, input: Input) => string;
  /**
   * Whether the change creates one object, or one for each item of `payload`. The response contains their ids in the
   * same order.
   */
  readonly creates?: 'one' | 'each';
};

/** A change that is queued while offline. The queue stores its request under the endpoint's name. */
export type QueueableChange<Name extends EndpointName, Input, State = Project> = OnlineChange<Name, Input, State> & {
  /**
   * Returns the state after the change, without the server. `ids` are the ids of created objects, temporary ones while
   * the change is queued.
   */
  readonly apply: (state: State, request: ChangeRequest<Name>, ids: readonly number[]) => State;
  /** Checks whether a stored body has the format that `apply` reads. */
  readonly isBody: BodyCheck;
  /** Whether the change is shown before the response. */
  readonly optimistic?: true;
  /**
   * Whether the items of the body can be sent one by one if the server rejects them together; `backwards` if each is
   * inserted before those sent earlier.
   */
  readonly split?: 'forwards' | 'backwards';
};

/** A declared change of the project. */
export type DeclaredChange<Name extends EndpointName, Input> = OnlineChange<Name, Input> | QueueableChange<Name, Input>;

/** The endpoint of a declared change. */
export type ChangeEndpoint = EndpointName;

/** The part of a change's declaration that the queue needs. */
export type QueueRules<Name extends EndpointName> = Pick<
  QueueableChange<Name, never>,
  'endpoint' | 'isBody' | 'creates' | 'split'
>;

/** Declares a change that needs a connection. */
export const onlineChange = <Name extends EndpointName, Input>(
  change: OnlineChange<Name, Input>,
): OnlineChange<Name, Input> => change;

/** Declares a change that is queued while offline. */
export const queueableChange = <Name extends EndpointName, Input, State = Project>(
  change: QueueableChange<Name, Input, State>,
): QueueableChange<Name, Input, State> => change;
