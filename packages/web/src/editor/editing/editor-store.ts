import { ok, type Result } from '@ramka/domain/result';
import type { Loss } from '@ramka/domain/set/set-change';
import { createStore } from '../../platform/store.ts';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';
import { type Draft, type DraftView, sameSet } from './draft.ts';
import { applyEdit, type Edit, type EditName, type EditProblem } from './edits.ts';
import { amend, type History, record, redo, startHistory, undo } from './history.ts';

/** What an edit did: the draft before and after, and what the set lost besides. */
export type AppliedEdit = {
  readonly before: Draft;
  readonly after: Draft;
  readonly losses: readonly Loss[];
};

/** Holds the draft and its history; every edit, undo and redo goes through here. */
export type EditorStore = {
  readonly history: () => History<Draft, EditName>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes an edit, or says why the rules refuse it. An edit that changes nothing leaves no step. */
  readonly edit: (edit: Edit, catalogue: EditorCatalogue) => Result<AppliedEdit, EditProblem>;
  /** Changes a filter or the swatch. */
  readonly view: (view: Partial<DraftView>) => void;
  /** The name of what was undone; undefined where there was nothing. */
  readonly undo: () => EditName | undefined;
  /** The name of what was redone; undefined where there was nothing. */
  readonly redo: () => EditName | undefined;
};

/** A store that starts from a draft. */
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

/** Letters of one name are one step. */
const continuesTyping = (history: History<Draft, EditName>, edit: Edit): boolean =>
  edit.kind === 'rename' && history.past.at(-1)?.name === 'rename' && history.future.length === 0;
