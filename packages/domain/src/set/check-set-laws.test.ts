import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ok } from '../result.ts';
import { anyOptions, anySet, anyText } from '../testing/arbitraries.ts';
import { exampleAssortment as assortment } from '../testing/worked-examples/example-assortment.ts';
import { isConfigured, type ProductSet } from './product-set.ts';
import { checkSet } from './check-set.ts';

const anyId = fc.constantFrom(0, 9, 301, 303, 306, 401, 501, 4019, 5003, 54014, 54201, 54301, 54620, 55012, 55221);

/** A set that cannot be built in the editor. */
const hostileSet: fc.Arbitrary<ProductSet> = fc.record({
  name: anyText(),
  frameId: fc.option(anyId),
  ip44: fc.boolean(),
  cornerBoxColourId: anyId,
  surfaceBoxColourId: anyId,
  modules: fc.dictionary(
    fc.constantFrom('1', '2', '3', '4', '5'),
    fc.record({ moduleId: anyId, colourId: anyId, visibleComponentId: anyId, options: anyOptions }),
  ),
  controllers: fc.dictionary(fc.constantFrom('1', '2', '3'), anyId),
});

it('an invalid set is accepted or refused with a named problem, and never causes an exception', () => {
  fc.assert(
    fc.property(hostileSet, (set) => {
      const checked = checkSet(set, assortment);
      expect(checked.ok || checked.problem.length > 0).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('a normalised set does not change if normalised again', () => {
  const harmless = fc.record({ name: fc.string({ maxLength: 40 }), ip44: fc.boolean(), options: anyOptions });
  fc.assert(
    fc.property(anySet, harmless, (made, { name, ip44, options }) => {
      fc.pre(isConfigured(made, assortment));
      const [first, ...others] = Object.entries(made.modules);
      const retold = first ? [[first[0], { ...first[1], options }] as const] : [];
      const once = checkSet({ ...made, name, ip44, modules: Object.fromEntries([...retold, ...others]) }, assortment);
      expect(once.ok).toBe(true);
      expect(once.ok && checkSet(once.value, assortment)).toEqual(once.ok && ok(once.value));
    }),
  );
});
