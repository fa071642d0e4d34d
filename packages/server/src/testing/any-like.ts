import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** JSON Schema as far as requests use it. */
type Schema = { readonly [keyword: string]: unknown };

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values that many a program stumbles over. */
export const anyHostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom('', ' ', '\u0000', '\uD800', '__proto__', 'constructor', '../../etc/passwd', "' OR 1=1 --", '${7*7}'),
  fc.constantFrom('𝕏'.repeat(300), 'e\u0301'.repeat(200), '\u202Eabc', '1e999', '-0', 'NaN', '%00', '<script>', '🧵'),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/** Anything in place of a value. */
export const anyHostileValue: Arbitrary<unknown> = fc.oneof(
  anyHostileText,
  fc.constantFrom(null, true, 0, -0, -1, 1.5, 1e300, -1e300, 2 ** 53, Number.MAX_SAFE_INTEGER, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values of a schema, and now and then anything else in place of any part of them. */
export const anyLike = (schema: unknown): Arbitrary<unknown> =>
  fc.oneof({ weight: 40, arbitrary: anyOf(schema) }, { weight: 1, arbitrary: anyHostileValue });

const anyOf = (schema: unknown): Arbitrary<unknown> => {
  if (!isSchema(schema)) return anyHostileValue;
  if (Array.isArray(schema['anyOf'])) return fc.oneof(...schema['anyOf'].map(anyLike));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  const ofType = arbitraryOfType[String(schema['type'])];
  return ofType ? ofType(schema) : anyHostileValue;
};

/** Ids of the small catalogue, so that some requests come far. */
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

const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Salon', 'el12') },
  { weight: 1, arbitrary: anyHostileText },
);

const arbitraryOfType: Readonly<Record<string, (schema: Schema) => Arbitrary<unknown>>> = {
  object: (schema) => anyObject(schema),
  array: (schema) => fc.array(anyLike(schema['items']), { maxLength: 4 }),
  integer: () => anyNumber,
  number: () => anyNumber,
  boolean: () => fc.boolean(),
  string: () => anyText,
};
