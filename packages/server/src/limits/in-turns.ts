import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long calls that arrive meanwhile may have to wait, in milliseconds. */
const TURN = 5;

/** Makes something of each thing, in order, with a pause now and then in which others are answered: many take a while. */
export const inTurns = async <Thing, Made>(
  things: Iterable<Thing>,
  make: (thing: Thing) => Made,
): Promise<readonly Made[]> => {
  const made: Made[] = [];
  let begun = performance.now();
  for (const thing of things) {
    if (performance.now() - begun > TURN) {
      await nextTurn();
      begun = performance.now();
    }
    made.push(make(thing));
  }
  return made;
};
