import { createContext, useContext } from 'react';
import type { EditorCatalogue } from '../catalogue/editor-catalogue.ts';
import type { Draft, DraftView } from './draft.ts';
import type { Edit, EditName } from '../edits/edit.ts';
import type { History } from './history.ts';

/** What every part of the editor draws from and asks of. */
export type Editor = {
  readonly draft: Draft;
  readonly history: History<Draft, EditName>;
  readonly catalogue: EditorCatalogue;
  /** Makes an edit and tells about it; false where the rules refuse it. */
  readonly edit: (edit: Edit) => boolean;
  readonly view: (view: Partial<DraftView>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
};

export const EditorContext = createContext<Editor | null>(null);

/** The editor around this part. */
export const useEditor = (): Editor => {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('The editor is asked for outside of <EditorContext>');
  return editor;
};
