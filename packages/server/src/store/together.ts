import type { Operation, Step } from './operation.ts';

/**
 * Runs operations that do not need each other's answers side by side: their queries travel to the engine
 * together, and run there in the order in which the operations are named.
 */
export function* together<Answers extends readonly unknown[]>(
  ...operations: { readonly [Index in keyof Answers]: Operation<Answers[Index]> }
): Operation<Answers> {
  let steps = operations.map((operation) => operation.next([]));
  for (;;) {
    const waiting = steps.flatMap((step): Step[] => (step.done === true ? [] : [step.value]));
    if (waiting.length === 0) break;
    const answers = (yield waiting).values();
    steps = steps.map((step, index) =>
      step.done === true ? step : (operations[index]?.next(rowsIn(answers)) ?? step),
    );
  }
  // Each operation's answer stands at its place.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return steps.map(({ value }) => value) as unknown as Answers;
}

const rowsIn = (answers: Iterator<unknown>): readonly unknown[] => {
  const { value } = answers.next();
  return Array.isArray(value) ? value : [];
};
