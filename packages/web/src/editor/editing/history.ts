/** A state before a named change. */
export type HistoryStep<State, Name> = { readonly state: State; readonly name: Name };

/** The undo history: `past` ends with the latest state, `future` starts with the next one to redo. */
export type History<State, Name> = {
  readonly past: readonly HistoryStep<State, Name>[];
  readonly present: State;
  readonly future: readonly HistoryStep<State, Name>[];
};

/** Creates a history without steps. */
export const startHistory = <State, Name>(present: State): History<State, Name> => ({ past: [], present, future: [] });

/** Adds a step with a name and discards the steps that could be redone. */
export const record = <State, Name>(
  history: History<State, Name>,
  present: State,
  name: Name,
): History<State, Name> => ({ past: [...history.past, { state: history.present, name }], present, future: [] });

/** Replaces the present state without adding a step, for a filter or the next letter of a name. */
export const amend = <State, Name>(history: History<State, Name>, present: State): History<State, Name> => ({
  ...history,
  present,
});

/** Goes back one step; returns the history unchanged if there is none. */
export const undo = <State, Name>(history: History<State, Name>): History<State, Name> => {
  const step = history.past.at(-1);
  if (step === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: step.state,
    future: [{ state: history.present, name: step.name }, ...history.future],
  };
};

/** Goes forward one step; returns the history unchanged if there is none. */
export const redo = <State, Name>(history: History<State, Name>): History<State, Name> => {
  const [step, ...future] = history.future;
  if (step === undefined) return history;
  return { past: [...history.past, { state: history.present, name: step.name }], present: step.state, future };
};
