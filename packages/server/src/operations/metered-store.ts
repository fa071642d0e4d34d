import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** A store whose operations are counted and timed. */
export const meteredStore = (store: Store, { storeOperations }: Pick<Metrics, 'storeOperations'>): Store => {
  const timed = async <Answer>(
    kind: 'read' | 'write',
    work: () => Promise<Answer>,
    outcomeOf: (answer: Answer) => string,
  ): Promise<Answer> => {
    const begin = performance.now();
    let outcome = 'failed';
    try {
      const answer = await work();
      outcome = outcomeOf(answer);
      return answer;
    } finally {
      storeOperations.observe({ kind, outcome }, (performance.now() - begin) / 1000);
    }
  };
  return {
    read: (operation) =>
      timed(
        'read',
        () => store.read(operation),
        () => 'done',
      ),
    write: (operation) =>
      timed(
        'write',
        () => store.write(operation),
        ({ ok }) => (ok ? 'done' : 'refused'),
      ),
    close: () => store.close(),
  };
};
