import type { Action } from '../action.ts';

/** Where a menu says why an entry cannot be chosen: below its name, or once above the neighbours that share the reason. */
export type RefusalPlace = 'below' | 'above' | 'told-above';

/** Where the reason of each entry stands; undefined for what can be chosen. */
export const refusalPlaces = (actions: readonly Action[]): ReadonlyMap<Action, RefusalPlace> => {
  const places = new Map<Action, RefusalPlace>();
  for (const [index, action] of actions.entries()) {
    if (action.refusal === undefined) continue;
    const toldAlready = actions[index - 1]?.refusal === action.refusal;
    const told = actions[index + 1]?.refusal === action.refusal ? 'above' : 'below';
    places.set(action, toldAlready ? 'told-above' : told);
  }
  return places;
};
