import { endpoints } from '@ramka/contract/endpoints';
import type { Endpoint } from '@ramka/contract/endpoints/endpoint';
import { type EndpointName, type Route, routes } from '@ramka/contract/routes';
import { bundleBody } from '@ramka/contract/wire/bundle';
import { anyText } from '@ramka/domain/testing/arbitraries';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { z } from 'zod';
import { workedPayload } from './a-project.ts';

/** A valid, invalid or hostile request. `{project}` in the URL stands for an existing project. */
export type AnyCall = {
  readonly method: Route['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

/** Generates requests to an endpoint from its schemas and from hostile values. */
export const anyCallOf = (name: EndpointName): Arbitrary<AnyCall> => {
  const { method, path }: Route = routes[name];
  const { query, body }: Endpoint = endpoints[name];
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

/** A value as JSON with one of its parts replaced by something else. */
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

/** Possible content of a header. */
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

/** Escapes a text for a URL. Lone surrogates are replaced, because URLs cannot contain them. */
const escape = (text: string): string => encodeURIComponent(text.toWellFormed());

type Schema = { readonly [keyword: string]: unknown };

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts that often cause errors. */
const anyHostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom('', ' ', '\u0000', '\uD800', '__proto__', 'constructor', '../../etc/passwd', "' OR 1=1 --", '${7*7}'),
  fc.constantFrom('𝕏'.repeat(300), 'e\u0301'.repeat(200), '\u202Eabc', '1e999', '-0', 'NaN', '%00', '<script>', '🧵'),
  anyText({ maxLength: 30 }),
);

/** Any value in place of an expected one. */
const anyHostileValue: Arbitrary<unknown> = fc.oneof(
  anyHostileText,
  fc.constantFrom(null, true, 0, -0, -1, 1.5, 1e300, -1e300, 2 ** 53, Number.MAX_SAFE_INTEGER, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values of a schema. Occasionally a part is replaced by a hostile value. */
export const anyLike = (schema: unknown): Arbitrary<unknown> =>
  fc.oneof({ weight: 40, arbitrary: anyOf(schema) }, { weight: 1, arbitrary: anyHostileValue });

const anyOf = (schema: unknown): Arbitrary<unknown> => {
  if (!isSchema(schema)) return anyHostileValue;
  if (Array.isArray(schema['anyOf'])) return fc.oneof(...schema['anyOf'].map(anyLike));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  const ofType = arbitraryOfType[String(schema['type'])];
  return ofType ? ofType(schema) : anyHostileValue;
};

/** Ids of the small catalogue, so that some requests are valid. */
const knownIds = [54014, 54620, 55012, 4019, 4032, 401, 408, 54201, 54211, 54301, 303, 306, 801, 802, 54701, 54706];

const anyObject = (schema: Schema): Arbitrary<unknown> => {
  const { properties, additionalProperties, required } = schema;
  const fields = isSchema(properties) ? Object.entries(properties) : [];
  const named = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, anyLike(field)])), {
    requiredKeys: fields.map(([name]) => name).filter((name) => Array.isArray(required) && required.includes(name)),
  });
  if (!isSchema(additionalProperties)) return named;
  const key = fc.oneof(fc.constantFrom('1', '2', '3', '4', '5', '6'), anyHostileText);
  return fc.dictionary(key, anyLike(additionalProperties), { maxKeys: 4 });
};

const anyNumber = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 2 }) },
  { weight: 8, arbitrary: fc.constantFrom(...knownIds) },
  { weight: 1, arbitrary: fc.integer() },
);

const anyWords = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Salon', 'el12') },
  { weight: 1, arbitrary: anyHostileText },
);

const arbitraryOfType: Readonly<Record<string, (schema: Schema) => Arbitrary<unknown>>> = {
  object: (schema) => anyObject(schema),
  array: (schema) => fc.array(anyLike(schema['items']), { maxLength: 4 }),
  integer: () => anyNumber,
  number: () => anyNumber,
  boolean: () => fc.boolean(),
  string: () => anyWords,
};
