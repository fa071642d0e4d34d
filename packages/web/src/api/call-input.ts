import type { BodyOf, QueryOf } from '@ramka/contract/calls';
import type { CallName, routes } from '@ramka/contract/routes';

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamNames<Name extends CallName> = NamesIn<(typeof routes)[Name]['path']>;

type Needed<Key extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [K in Key]: Value };

/** What a call needs: what varies in its path, its query and its body, each only where it has one. */
export type CallInput<Name extends CallName> = Needed<
  'params',
  [ParamNames<Name>] extends [never] ? undefined : { readonly [K in ParamNames<Name>]: string | number }
> &
  Needed<'query', QueryOf<Name>> &
  Needed<'body', BodyOf<Name>> & {
    /** The `ETag` that must still hold (reading R13). */
    readonly ifMatch?: string | undefined;
    readonly signal?: AbortSignal | undefined;
  };
