/** A state that was left by a named change. */
export type HistoryStep<State, Name> = { readonly state: State; readonly name: Name };

/** What can be undone, the latest last; where we are; what can be redone, the next first. */
export type History<State, Name> = {
  readonly past: readonly HistoryStep<State, Name>[];
  readonly present: State;
  readonly future: readonly HistoryStep<State, Name>[];
};

/** A history in which nothing happened yet. */
export const startHistory = <State, Name>(present: State): History<State, Name> => ({ past: [], present, future: [] });

/** The state moves on under a name; what was undone before can no longer be redone. */
export const record = <State, Name>(
  history: History<State, Name>,
  present: State,
  name: Name,
): History<State, Name> => ({ past: [...history.past, { state: history.present, name }], present, future: [] });

/** The state changes without a step of its own: a filter, or the next letter of a name. */
export const amend = <State, Name>(history: History<State, Name>, present: State): History<State, Name> => ({
  ...history,
  present,
});

/** One step back; unchanged where there is none. */
export const undo = <State, Name>(history: History<State, Name>): History<State, Name> => {
  const step = history.past.at(-1);
  if (step === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: step.state,
    future: [{ state: history.present, name: step.name }, ...history.future],
  };
};

/** One undone step forward again; unchanged where there is none. */
export const redo = <State, Name>(history: History<State, Name>): History<State, Name> => {
  const [step, ...future] = history.future;
  if (step === undefined) return history;
  return { past: [...history.past, { state: history.present, name: step.name }], present: step.state, future };
};
