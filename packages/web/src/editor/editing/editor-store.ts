import { ok, type Result } from '@ramka/domain/result';
import type { Loss } from '@ramka/domain/set/set-change';
import { createStore } from '../../platform/store.ts';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';
import { type Draft, type DraftView, sameSet } from './draft.ts';
import { applyEdit, type Edit, type EditName, type EditProblem } from './edits.ts';
import { amend, type History, record, redo, startHistory, undo } from './history.ts';

/** The result of an edit: the draft before and after, and further losses of the set. */
export type AppliedEdit = {
  readonly before: Draft;
  readonly after: Draft;
  readonly losses: readonly Loss[];
};

/** Store of the draft and its history. Every edit, undo and redo goes through this store. */
export type EditorStore = {
  readonly history: () => History<Draft, EditName>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Performs an edit, or returns why the rules refuse it. An edit without an effect adds no undo step. */
  readonly edit: (edit: Edit, catalogue: EditorCatalogue) => Result<AppliedEdit, EditProblem>;
  /** Changes filters or the colour, without an undo step. */
  readonly view: (view: Partial<DraftView>) => void;
  /** Undoes an edit and returns its name; undefined if there is nothing to undo. */
  readonly undo: () => EditName | undefined;
  /** Redoes an edit and returns its name; undefined if there is nothing to redo. */
  readonly redo: () => EditName | undefined;
};

/** Creates a store with an initial draft. */
export const createEditorStore = (start: Draft): EditorStore => {
  const { get, set, subscribe } = createStore(startHistory<Draft, EditName>(start));
  return {
    history: get,
    subscribe,
    edit: (edit, catalogue) => {
      const history = get();
      const before = history.present;
      const edited = applyEdit(before, edit, catalogue);
      if (!edited.ok) return edited;
      const { draft: after, losses } = edited.value;
      if (!unchanged(before, after))
        set(continuesTyping(history, edit) ? amend(history, after) : record(history, after, edit.kind));
      return ok({ before, after: history === get() ? before : after, losses });
    },
    view: (view) => set(amend(get(), { ...get().present, ...view })),
    undo: () => {
      const name = get().past.at(-1)?.name;
      set(undo(get()));
      return name;
    },
    redo: () => {
      const name = get().future[0]?.name;
      set(redo(get()));
      return name;
    },
  };
};

const unchanged = (before: Draft, after: Draft): boolean =>
  before.lineId === after.lineId && sameSet(before.set, after.set);

/** Consecutive keystrokes in the name are merged into one undo step. */
const continuesTyping = (history: History<Draft, EditName>, edit: Edit): boolean =>
  edit.kind === 'rename' && history.past.at(-1)?.name === 'rename' && history.future.length === 0;
