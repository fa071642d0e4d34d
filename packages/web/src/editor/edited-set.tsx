import { useState, useSyncExternalStore, type ReactElement } from 'react';
import type { EditorCatalogue } from './catalogue/editor-catalogue.ts';
import { useCatalogueWithModules } from './catalogue/use-catalogue-with-modules.ts';
import { Carrying } from './carrying/carrying.tsx';
import type { StartOfEditing } from './opening/start-of-editing.ts';
import type { SavedState } from './saving/saved-state.ts';
import { EditorContext } from './state/editor-context.ts';
import { createEditorStore } from './state/editor-store.ts';
import { useEditorStore } from './state/use-editor-store.ts';
import { Workplace } from './workplace.tsx';

export type EditedSetProps = {
  readonly start: StartOfEditing;
  readonly saved: SavedState;
  readonly catalogue: EditorCatalogue;
  readonly createInGroupId: number | undefined;
  /** How many of it the room gets at first: 1 unless another was kept. */
  readonly quantity: number | undefined;
  /** Whether the browser keeps unsaved changes: not while it asks what to do with earlier ones. */
  readonly keeping: boolean;
};

/** A set with its history of edits, and everything that is done to it. */
export const EditedSet = ({ start, catalogue, ...rest }: EditedSetProps): ReactElement => {
  const [store] = useState(() => createEditorStore(start.draft));
  const lineId = useSyncExternalStore(store.subscribe, () => store.history().present.lineId);
  const editor = useEditorStore(store, useCatalogueWithModules(catalogue, lineId));
  return (
    <EditorContext value={editor}>
      <Carrying>
        <Workplace firstStep={start.step} {...rest} />
      </Carrying>
    </EditorContext>
  );
};
