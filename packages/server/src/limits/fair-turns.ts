/** Lets work begin in turns, so that whoever asks for much does not keep the others waiting. */
export type FairTurns = {
  /** Waits until fewer than the allowed number of the same visitor's pieces are under way, then does one more, unless they have left. */
  readonly take: <Answer>(visitor: string, work: () => Promise<Answer>, left?: AbortSignal) => Promise<Answer>;
};

type Lane = { underWay: number; readonly waiting: (() => void)[] };

/** Turns of which each visitor has so many at once. */
export const fairTurns = (atOnce: number): FairTurns => {
  const lanes = new Map<string, Lane>();

  const begin = async (lane: Lane, left: AbortSignal | undefined): Promise<void> => {
    if (lane.underWay >= atOnce) await turnOf(lane, left);
    left?.throwIfAborted();
    lane.underWay += 1;
  };

  const end = (visitor: string, lane: Lane): void => {
    lane.underWay -= 1;
    lane.waiting.shift()?.();
    if (lane.underWay === 0 && lane.waiting.length === 0) lanes.delete(visitor);
  };

  return {
    take: async (visitor, work, left) => {
      const lane = lanes.get(visitor) ?? { underWay: 0, waiting: [] };
      lanes.set(visitor, lane);
      await begin(lane, left);
      try {
        return await work();
      } finally {
        end(visitor, lane);
      }
    },
  };
};

/** Resolves when it is this one's turn, or when whoever waits has left. */
const turnOf = (lane: Lane, left: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const step = (): void => {
      left?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = (): void => {
      const place = lane.waiting.indexOf(step);
      if (place >= 0) lane.waiting.splice(place, 1);
      resolve();
    };
    lane.waiting.push(step);
    left?.addEventListener('abort', leave, { once: true });
  });
