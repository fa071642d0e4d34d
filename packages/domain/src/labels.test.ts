import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeLabels,
  labelText,
  movedLabels,
  moveLabelsBack,
  replaceLabelledSet,
  MAX_LABELS,
  type PieceLabel,
  updateLabels,
  usualHeight,
  wallPieces,
} from './labels.ts';
import { type WallPiece, wallPieceKey } from './wall-piece.ts';
import { err } from './result.ts';

type Rooms = readonly {
  readonly id: number;
  readonly sets: readonly { readonly id: number; readonly quantity: number }[];
}[];

const room = (id: number, ...sets: readonly (readonly [id: number, quantity: number])[]): Rooms[number] => ({
  id,
  sets: sets.map(([id, quantity]) => ({ id, quantity })),
});

const existing = (labels: readonly PieceLabel[]): readonly PieceLabel[] =>
  labels.filter(({ removed }) => removed === 0);

/** The labels of existing pieces, by `room.set.piece`. */
const shown = (labels: readonly PieceLabel[]): Readonly<Record<string, string>> =>
  Object.fromEntries(existing(labels).map((label) => [wallPieceKey(label), labelText(label)]));

const after = (...states: readonly Rooms[]): readonly PieceLabel[] =>
  states.reduce<readonly PieceLabel[]>((labels, rooms) => updateLabels(labels, wallPieces(rooms)), []);

describe('labels of pieces', () => {
  test('are counted in the order of rooms, sets and pieces', () => {
    expect(shown(after([room(2, [7, 2], [3, 1]), room(1, [7, 1])]))).toEqual({
      '2.7.1': 'S1',
      '2.7.2': 'S2',
      '2.3.1': 'S3',
      '1.7.1': 'S4',
    });
  });

  test('stay when rooms are reordered, and new pieces get the next numbers', () => {
    expect(shown(after([room(1, [3, 1]), room(2, [3, 1])], [room(2, [3, 2]), room(1, [3, 1])]))).toEqual({
      '1.3.1': 'S1',
      '2.3.1': 'S2',
      '2.3.2': 'S3',
    });
  });

  test('are not used again after a piece was removed', () => {
    expect(shown(after([room(1, [3, 2])], [room(1, [3, 1])], [room(1, [3, 1], [4, 1])]))).toEqual({
      '1.3.1': 'S1',
      '1.4.1': 'S3',
    });
  });

  test('return with a raised quantity', () => {
    const before = after([room(1, [3, 3], [4, 1])]);
    expect(shown(after([room(1, [3, 3], [4, 1])], [room(1, [3, 1], [4, 1])], [room(1, [3, 3], [4, 1])]))).toEqual(
      shown(before),
    );
  });

  test('move with a set, also behind pieces that are in the other room', () => {
    const moved = after([room(1, [3, 2]), room(2, [3, 1])], [room(1), room(2, [3, 3])]);
    expect(shown(moved)).toEqual({ '2.3.1': 'S3', '2.3.2': 'S1', '2.3.3': 'S2' });
  });

  test('move with a set where an earlier piece of it was removed', () => {
    const labels = after([room(1, [3, 1]), room(2, [3, 1])], [room(1, [3, 1]), room(2)], [room(1), room(2, [3, 1])]);
    expect(shown(labels)).toEqual({ '2.3.1': 'S1' });
  });

  test('return to a restored state without those of other pieces', () => {
    const removed = after([room(1, [3, 1])], [room(1)], [room(1), room(2, [3, 1])]);
    expect(shown(removed)).toEqual({ '2.3.1': 'S2' });
    expect(shown(updateLabels(removed, wallPieces([room(1, [3, 1]), room(2)]), { moves: false }))).toEqual({
      '1.3.1': 'S1',
    });
  });

  test('stay with a copy of the set that replaces it in a room, and return with the original', () => {
    const labels = after([room(1, [3, 2]), room(2, [3, 1])]);
    const copied = updateLabels(
      replaceLabelledSet(labels, { roomId: 1, from: 3, to: 9 }),
      wallPieces([room(1, [9, 2]), room(2, [3, 1])]),
    );
    expect(shown(copied)).toEqual({ '1.9.1': 'S1', '1.9.2': 'S2', '2.3.1': 'S3' });
    const restored = updateLabels(copied, wallPieces([room(1, [3, 2]), room(2, [3, 1])]), { moves: false });
    expect(shown(restored)).toEqual(shown(labels));
  });

  test('end at the limit', () => {
    expect(existing(after([room(1, [3, 9999], [4, 1])]))).toHaveLength(MAX_LABELS);
  });
});

const piece = (number: number): WallPiece => ({ roomId: 1, setId: 3, piece: number });

const valueOf = (result: ReturnType<typeof changeLabels>): readonly PieceLabel[] => (result.ok ? result.value : []);

describe('a change of notes', () => {
  const labels = after([room(1, [3, 3])]);
  const changed = (...changes: Parameters<typeof changeLabels>[1]) => changeLabels(labels, changes);

  test('keeps the fields that it does not name', () => {
    const once = valueOf(changed({ ...piece(1), height: 30 }));
    const twice = valueOf(
      changeLabels(once, [
        { ...piece(1), circuit: 'F3' },
        { ...piece(2), note: 'left' },
      ]),
    );
    expect(twice[0]).toMatchObject({ height: 30, circuit: 'F3', note: '' });
    expect(valueOf(changeLabels(twice, [{ ...piece(1), height: null }]))[0]).toMatchObject({ height: null });
  });

  test.each(['S2', 's 2', 'Ѕ2'])('rejects %s, which another piece has', (customLabel) => {
    expect(changed({ ...piece(3), height: 30 }, { ...piece(1), customLabel })).toEqual(
      err({ kind: 'label-taken', index: 1 }),
    );
  });

  test('exchanges two labels at once', () => {
    const result = changed({ ...piece(1), customLabel: 'S2' }, { ...piece(2), customLabel: 'S1' });
    expect(shown(valueOf(result))).toMatchObject({ '1.3.1': 'S2', '1.3.2': 'S1' });
  });

  test('ignores pieces that are gone', () => {
    expect(changed({ ...piece(9), customLabel: 'S1' })).toEqual({ ok: true, value: labels });
  });

  test('keeps the next number away from a chosen label', () => {
    const named = valueOf(changed({ ...piece(1), customLabel: 'S4' }));
    expect(shown(updateLabels(named, wallPieces([room(1, [3, 4])])))).toMatchObject({ '1.3.1': 'S4', '1.3.4': 'S5' });
  });

  test('may use the label of a removed piece, which then returns with a new one and its notes', () => {
    const noted = valueOf(changed({ ...piece(3), circuit: 'F3' }));
    const lowered = updateLabels(noted, wallPieces([room(1, [3, 2])]));
    const named = valueOf(changeLabels(lowered, [{ ...piece(1), customLabel: 'S3' }]));
    const raised = updateLabels(named, wallPieces([room(1, [3, 3])]));
    expect(shown(raised)).toEqual({ '1.3.1': 'S3', '1.3.2': 'S2', '1.3.3': 'S4' });
    expect(existing(raised).find((label) => label.piece === 3)).toMatchObject({ circuit: 'F3' });
  });
});

const isRooms = (step: Rooms | { readonly at: number; readonly customLabel: string }): step is Rooms =>
  Array.isArray(step);

describe('after any sequence of changes', () => {
  const anyRooms = fc
    .uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 4 }),
        sets: fc.uniqueArray(
          fc.record({ id: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 1, max: 4 }) }),
          { selector: ({ id }) => id, maxLength: 4 },
        ),
      }),
      { selector: ({ id }) => id, maxLength: 4 },
    )
    .map((rooms): Rooms => rooms);
  const anyChoice = fc.record({
    at: fc.nat(),
    customLabel: fc.constantFrom('', 'S1', 'S2', 'S5', 'K1', 'k 1'),
  });
  const anyStep = fc.oneof(anyRooms, anyChoice);

  test('every piece has one label, and no two the same', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 12 }), anyRooms, (steps, last) => {
        let labels: readonly PieceLabel[] = [];
        for (const step of [...steps, last]) {
          if (isRooms(step)) labels = updateLabels(labels, wallPieces(step));
          else {
            const present = existing(labels);
            const piece = present[step.at % Math.max(1, present.length)];
            const changed = piece && changeLabels(labels, [{ ...placeOf(piece), customLabel: step.customLabel }]);
            if (changed?.ok) labels = changed.value;
          }
          const texts = Object.values(shown(labels)).map((text) => text.replace(' ', '').toLowerCase());
          expect(new Set(texts).size).toBe(texts.length);
        }
        expect(Object.keys(shown(labels)).toSorted()).toEqual(wallPieces(last).map(wallPieceKey).toSorted());
        expect(new Set(labels.map(({ number }) => number)).size).toBe(labels.length);
      }),
    );
  });

  test('a piece that stays keeps its label', () => {
    fc.assert(
      fc.property(fc.array(anyRooms, { minLength: 2, maxLength: 8 }), (states) => {
        let labels: readonly PieceLabel[] = [];
        for (const rooms of states) {
          const before = shown(labels);
          labels = updateLabels(labels, wallPieces(rooms));
          const now = shown(labels);
          const stayed = Object.entries(before).filter(([key]) => key in now);
          expect(now).toMatchObject(Object.fromEntries(stayed));
        }
      }),
    );
  });

  test('undoing a removal restores all labels', () => {
    fc.assert(
      fc.property(fc.array(anyRooms, { maxLength: 5 }), anyRooms, fc.nat(), (earlier, rooms, at) => {
        const before = after(...earlier, rooms);
        const removed = updateLabels(before, wallPieces(rooms.filter((_, index) => index !== at % rooms.length)));
        expect(shown(updateLabels(removed, wallPieces(rooms)))).toEqual(shown(before));
      }),
    );
  });

  test('undoing any change of rooms restores all labels', () => {
    fc.assert(
      fc.property(fc.array(anyRooms, { maxLength: 5 }), anyRooms, anyRooms, (earlier, rooms, next) => {
        const before = after(...earlier, rooms);
        const changed = updateLabels(before, wallPieces(next));
        const returned = moveLabelsBack(changed, movedLabels(before, changed));
        expect(shown(updateLabels(returned, wallPieces(rooms), { moves: false }))).toEqual(shown(before));
      }),
    );
  });

  test('undoing several changes of rooms restores all labels', () => {
    fc.assert(
      fc.property(fc.array(anyRooms, { minLength: 2, maxLength: 6 }), (states) => {
        const done: { readonly rooms: Rooms; readonly labels: readonly PieceLabel[] }[] = [];
        for (const rooms of states)
          done.push({ rooms, labels: updateLabels(done.at(-1)?.labels ?? [], wallPieces(rooms)) });
        let labels = done.at(-1)?.labels ?? [];
        for (let at = done.length - 1; at > 0; at -= 1) {
          const [before, undone] = [done[at - 1], done[at]];
          if (!before || !undone) continue;
          const returned = moveLabelsBack(labels, movedLabels(before.labels, undone.labels));
          labels = updateLabels(returned, wallPieces(before.rooms), { moves: false });
          expect(shown(labels)).toEqual(shown(before.labels));
        }
      }),
    );
  });
});

const placeOf = ({ roomId, setId, piece }: WallPiece): WallPiece => ({ roomId, setId, piece });

test('the usual height is that of the first entry that names a function of the set', () => {
  const heights = [
    { functions: ['switch', 'push-button'], height: 110, source: 'https://example.com/switches' },
    { functions: ['socket'], height: 30, source: 'https://example.com/sockets' },
  ];
  expect(usualHeight(['socket-schuko', 'switch-two-way'], heights)?.height).toBe(110);
  expect(usualHeight(['socket-schuko'], heights)?.height).toBe(30);
  expect(usualHeight(['switched-lamp', 'tv'], heights)).toBeUndefined();
});
