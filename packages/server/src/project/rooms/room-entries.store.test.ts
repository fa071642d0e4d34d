import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addEntries, setEntries } from './room-entries.store.ts';

const anyEntries = fc.uniqueArray(fc.record({ id: fc.nat(20), quantity: fc.integer({ min: 1, max: 4000 }) }), {
  selector: ({ id }) => id,
  maxLength: 10,
});

const sum = (entries: readonly { quantity: number }[]) => entries.reduce((total, { quantity }) => total + quantity, 0);

describe('adding entries', () => {
  // Holds R8.
  test('adds exactly the requested quantities and preserves the existing order', () => {
    fc.assert(
      fc.property(anyEntries, anyEntries, (present, added) => {
        const changed = addEntries(present, added);
        const entries = changed.ok ? changed.value : [];
        const ids = entries.map(({ id }) => id);
        expect(sum(entries)).toBe(sum(present) + sum(added));
        expect(ids.slice(0, present.length)).toEqual(present.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  // Holds R8.
  test('rejects the whole change if it would exceed 9999 pieces', () => {
    expect(
      addEntries(
        [{ id: 1, quantity: 9000 }],
        [
          { id: 2, quantity: 1 },
          { id: 1, quantity: 1000 },
        ],
      ),
    ).toEqual({
      ok: false,
      problem: { kind: 'too-many-pieces', index: 1 },
    });
  });
});

describe('setting quantities', () => {
  // Holds R8.
  test('is idempotent and leaves other entries unchanged', () => {
    fc.assert(
      fc.property(anyEntries, fc.integer({ min: 1, max: 9999 }), fc.nat(), (present, quantity, choice) => {
        const entry = present[choice % Math.max(1, present.length)];
        if (entry === undefined) return;
        const once = setEntries(present, [{ id: entry.id, quantity }]);
        const expected = present.map((other) => (other === entry ? { id: entry.id, quantity } : other));
        expect(once).toEqual({ ok: true, value: expected });
        expect(setEntries(expected, [{ id: entry.id, quantity }])).toEqual(once);
      }),
    );
  });

  test('rejects entries that are not in the room', () => {
    expect(setEntries([{ id: 1, quantity: 1 }], [{ id: 2, quantity: 1 }])).toEqual({
      ok: false,
      problem: { kind: 'unknown-entry', index: 0 },
    });
  });
});
