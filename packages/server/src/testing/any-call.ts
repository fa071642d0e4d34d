import type { Call } from '@ramka/contract/call';
import { calls } from '@ramka/contract/calls';
import { routes, type CallName, type Route } from '@ramka/contract/routes';
import { bundleBody } from '@ramka/contract/wire/bundle';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { z } from 'zod';
import { anyHostileText, anyHostileValue, anyLike } from './any-like.ts';
import { workedPayload } from './worked-payload.ts';

/** A request that may be right, wrong or hostile. `{project}` in the address stands for a project that exists. */
export type AnyCall = {
  readonly method: Route['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

/** Requests to one call of the contract, made from its schemas and from junk. */
export const anyCallOf = (name: CallName): Arbitrary<AnyCall> => {
  const { method, path }: Route = routes[name];
  const { query, body }: Call = calls[name];
  return fc.record({
    method: fc.constant(method),
    url: fc
      .tuple(anyPath(path), query ? anyQuery(query) : fc.constant(''))
      .map(([path, query]) => `/api${path}${query}`),
    headers: anyHeaders,
    body: body ? anyBody(body) : mostly(fc.constant(undefined), anyHostileText),
  });
};

const anyPath = (path: string): Arbitrary<string> =>
  fc
    .tuple(...path.split('/').map((part) => (part.startsWith(':') ? anyPart(part) : fc.constant(part))))
    .map((parts) => parts.join('/'));

const anyPart = (part: string): Arbitrary<string> => {
  const junk = fc.oneof(anyHostileText.map(escape), fc.constantFrom('%zz', '%', '..', '%2e%2e%2f', '9'.repeat(400)));
  const known =
    part === ':projectId'
      ? ['{project}', '{project}', '{project}', '22222222']
      : ['1', '1', '2', '54701', '801', '40101'];
  return fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: junk });
};

const anyQuery = (schema: z.ZodType): Arbitrary<string> => {
  const names = Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {});
  const value = fc.oneof(fc.constantFrom('1', '1,2', 'gniazdo', '1,1'), anyHostileText);
  return fc
    .array(fc.tuple(fc.constantFrom(...names, '__proto__', 'x'), value), { maxLength: 3 })
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${escape(value)}`).join('&')}`);
};

const anyBody = (schema: z.ZodType): Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: anyLike(z.toJSONSchema(schema, { io: 'input' })).map((value) => JSON.stringify(value)) },
    { weight: schema === bundleBody ? 12 : 0, arbitrary: anySlip({ payload: workedPayload(desk) }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('{', '{"__proto__":{}}', '[['.repeat(5000), `"${'x'.repeat(300_000)}"`, ''),
    },
  );

/** A value as JSON, with something else in the place of one of its parts. */
const anySlip = (value: unknown): Arbitrary<string> => {
  const json = JSON.stringify(value);
  const parts = [...json.matchAll(/(?<=[:[,])(?:-?[0-9]+|true|false|null|"[^"]*"(?!:)|\{\})/g)];
  const slip = fc
    .tuple(fc.constantFrom(...parts), anyHostileValue)
    .map(
      ([part, other]) => json.slice(0, part.index) + JSON.stringify(other) + json.slice(part.index + part[0].length),
    );
  return fc.oneof(fc.constant(json), slip);
};

const mostly = <Value, Other>(usual: Arbitrary<Value>, other: Arbitrary<Other>): Arbitrary<Value | Other> =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: other });

/** What a header may hold. */
const plainText = fc.string({ unit: 'grapheme-ascii', maxLength: 20 });

const sometimes = (...values: string[]): Arbitrary<string | undefined> =>
  mostly(fc.constant(undefined), fc.oneof(fc.constantFrom(...values), plainText));

const anyHeaders: Arbitrary<Record<string, string>> = fc
  .record({
    'x-requested-with': mostly(fc.constant('XMLHttpRequest'), plainText),
    'content-type': mostly(
      fc.constant('application/json'),
      fc.oneof(fc.constantFrom('text/plain', 'multipart/form-data', 'application/json; charset=latin1'), plainText),
    ),
    'accept-language': sometimes('pl', 'cz', 'uk;q=0.1, en', '*', 'x'.repeat(2000)),
    'accept-encoding': sometimes('br', 'gzip, br;q=0', '*'),
    'if-match': sometimes('*', '"1"', 'W/"2"', '"1.a.pl", "3"'),
    'if-none-match': sometimes('*', '"1"'),
  })
  .map((headers) =>
    Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  );

/** As in an address; halves of characters, which no address can hold, are left out. */
const escape = (text: string): string => encodeURIComponent(text.toWellFormed());
