import type { ReactElement, ReactNode } from 'react';
import { render, type RenderResult } from 'vitest-browser-react';
import { InPolish } from '../../testing/in-polish.tsx';
import { DragProvider } from '../drag/drag-provider.tsx';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';
import type { Draft } from '../editing/draft.ts';
import { type EditorDialog, OpenDialogContext } from '../editing/editor.ts';
import { createEditorStore, type EditorStore } from '../editing/editor-store.ts';
import { Announcer } from '../editing/announcer.tsx';
import { EditorContext, useCreateEditor } from '../editing/editor.ts';

/** A component of the editor, rendered over a real store. */
export type EditorScreen = {
  readonly page: RenderResult;
  /** Returns the draft after all edits so far. */
  readonly draft: () => Draft;
  /** The dialogs that were opened, in order. */
  readonly opened: readonly EditorDialog[];
};

/** Renders a component that edits a draft with the rules of a catalogue. */
export const renderInEditor = async (
  part: ReactElement,
  draft: Draft,
  catalogue: EditorCatalogue,
): Promise<EditorScreen> => {
  const store = createEditorStore(draft);
  const opened: EditorDialog[] = [];
  const page = await render(
    <InPolish>
      <OpenDialogContext value={(dialog) => opened.push(dialog)}>
        <Announcer>
          <AroundPart store={store} catalogue={catalogue}>
            {part}
          </AroundPart>
        </Announcer>
      </OpenDialogContext>
    </InPolish>,
  );
  return { page, draft: () => store.history().present, opened };
};

type AroundPartProps = {
  readonly store: EditorStore;
  readonly catalogue: EditorCatalogue;
  readonly children: ReactNode;
};

const AroundPart = ({ store, catalogue, children }: AroundPartProps): ReactElement => (
  <EditorContext value={useCreateEditor(store, catalogue)}>
    <DragProvider>{children}</DragProvider>
  </EditorContext>
);
