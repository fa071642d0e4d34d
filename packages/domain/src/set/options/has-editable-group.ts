import type { Module } from '../../catalogue/module.ts';
import { editableGroups } from './editable-groups.ts';

/** Whether the options dialog has anything to save (specification §2). */
export const hasEditableGroup = (module: Module, colourId: number): boolean =>
  editableGroups(module, colourId).length > 0;
