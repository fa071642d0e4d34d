import { expect, it } from 'vitest';
import { aComponent, aGroup, aModule } from '../testing/makers.ts';
import { editableGroups, hasEditableGroup } from './options.ts';

const components = [aComponent(11), aComponent(12), aComponent(13, { colourId: 408 })];

// Holds D9, C5.3.
it.each([
  ['required with one component is fixed', { required: true, components: [11] }, false],
  ['required with one component of the colour is fixed', { required: true, components: [11, 13] }, false],
  ['required with two components is editable', { required: true, components: [11, 12] }, true],
  ['optional with one component is editable', { components: [11] }, true],
  ['optional with two components is editable', { components: [11, 12] }, true],
  [
    'whose quantity the user decides is editable',
    { required: true, userDefinedQuantity: true, components: [11] },
    true,
  ],
] as const)('a group %s', (_, group, editable) => {
  const module = aModule({ components, groups: [aGroup({ ...group, id: 5 })] });
  expect(editableGroups(module, 401).map(({ id }) => id)).toEqual(editable ? [5] : []);
  expect(hasEditableGroup(module, 401)).toBe(editable);
});

// Holds §2.118, C5.3.
it('a module without groups has nothing to save', () => {
  expect(hasEditableGroup(aModule({ groups: [] }), 401)).toBe(false);
});
