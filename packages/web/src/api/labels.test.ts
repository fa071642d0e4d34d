import { labelText } from '@ramka/domain/labels';
import { expect, test } from 'vitest';
import { changeLabels } from '../project-changes/labels.ts';
import { pieceWithLabel } from '../labels/piece-with-label.ts';
import { labelsFromWire } from './labels.ts';

const piece = { groupId: 1, bundleId: 2, piece: 1, number: 4, label: '', height: 30, circuit: '', note: '' };
const labels = labelsFromWire({
  numbered: true,
  pieces: [piece, { ...piece, piece: 2, number: 5, label: 'K1' }],
  heights: [],
});
const first = { roomId: 1, setId: 2, piece: 1 };

test('a queued change sets the fields that it names, and leaves all others', () => {
  const request = changeLabels.request({ pieces: [{ ...first, circuit: 'F3', height: null }] });
  expect(changeLabels.isBody(request.body)).toBe(true);
  const changed = changeLabels.apply(labels, request, []);
  expect(changed.pieces.get('1.2.1')).toEqual({
    ...first,
    number: 4,
    customLabel: '',
    height: null,
    circuit: 'F3',
    note: '',
  });
  expect(changed.pieces.get('1.2.2')).toBe(labels.pieces.get('1.2.2'));
});

test('a queued change of a piece without a label has no effect on what is shown', () => {
  const request = changeLabels.request({ pieces: [{ ...first, roomId: 9, note: 'x' }] });
  expect(changeLabels.apply(labels, request, []).pieces).toEqual(labels.pieces);
});

test('labels are switched off and on', () => {
  const off = changeLabels.apply(labels, changeLabels.request({ isOn: false, pieces: [] }), []);
  expect(off.isOn).toBe(false);
  expect(changeLabels.apply(off, changeLabels.request({ isOn: true, pieces: [] }), [])).toEqual(labels);
});

test('the piece with a label is found in any spelling, other than the piece itself', () => {
  const other = pieceWithLabel(labels, ' k1 ', first);
  expect(other && labelText(other)).toBe('K1');
  expect(pieceWithLabel(labels, 'S4', first)).toBeUndefined();
});
