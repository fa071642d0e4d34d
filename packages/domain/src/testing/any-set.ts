import * as fc from 'fast-check';
import { emptySet, type ProductSet } from '../set/product-set.ts';
import { anyEdit, frameEdit } from './any-edit.ts';

/** Any set that can be made in the editor out of what the worked examples have. */
export const anySet: fc.Arbitrary<ProductSet> = fc
  .tuple(frameEdit, fc.array(anyEdit, { maxLength: 30, size: 'max' }))
  .map(([first, edits]) => edits.reduce((set, edit) => edit(set), first(emptySet)));
