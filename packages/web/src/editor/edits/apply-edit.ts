import { accepted, refused, type Result } from '@ramka/domain/result';
import { chooseCornerBox, chooseSurfaceBox } from '@ramka/domain/set/boxes';
import { chooseController, removeController } from '@ramka/domain/set/controllers';
import { chooseFrame } from '@ramka/domain/set/frames';
import { switchIp44 } from '@ramka/domain/set/seal';
import { moveModule, removeModule } from '@ramka/domain/set/modules';
import { chooseOptions } from '@ramka/domain/set/options';
import type { ProductSet } from '@ramka/domain/set/product-set';
import type { EditorCatalogue } from '../catalogue/editor-catalogue.ts';
import { chooseLineEdit } from './choose-line-edit.ts';
import type { Draft } from '../state/draft.ts';
import type { EditProblem } from './edit-problem.ts';
import type { Edit } from './edit.ts';
import { placeModuleEdit } from './place-module-edit.ts';

/** The one door through which a set changes: what an edit makes of a draft, or why the rules refuse it. */
export const applyEdit = (draft: Draft, edit: Edit, catalogue: EditorCatalogue): Result<Draft, EditProblem> => {
  if (edit.kind === 'choose-line') return chooseLineEdit(draft, edit.lineId, catalogue);
  const edited = editSet(draft.set, edit, catalogue);
  return edited.ok ? accepted({ ...draft, set: edited.value }) : edited;
};

const editSet = (
  set: ProductSet,
  edit: Exclude<Edit, { readonly kind: 'choose-line' }>,
  catalogue: EditorCatalogue,
): Result<ProductSet, EditProblem> => {
  switch (edit.kind) {
    case 'choose-frame':
      return takeFrame(set, edit.frameId, catalogue);
    case 'place-module':
      return placeModuleEdit(set, edit, catalogue);
    case 'move-module':
      return moveModule(set, edit.from, edit.to, catalogue);
    case 'remove-module':
      return accepted(removeModule(set, edit.slot));
    case 'choose-options':
      return chooseOptions(set, edit.slot, edit.options, catalogue);
    case 'choose-controller':
      return chooseController(set, edit.slot, edit.controllerId, catalogue);
    case 'remove-controller':
      return accepted(removeController(set, edit.slot));
    case 'switch-ip44':
      return switchIp44(set, edit.on, catalogue);
    case 'choose-corner-box':
      return chooseCornerBox(set, edit.colourId, catalogue);
    case 'choose-surface-box':
      return chooseSurfaceBox(set, edit.colourId, catalogue);
    case 'rename':
      return accepted({ ...set, name: edit.name });
  }
};

const takeFrame = (set: ProductSet, frameId: number, catalogue: EditorCatalogue): Result<ProductSet, EditProblem> => {
  const frame = catalogue.findFrame(frameId);
  if (!frame) return refused({ kind: 'unknown-frame' });
  return accepted(set.frameId === frameId ? set : chooseFrame(set, frame, catalogue).set);
};
