import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { ApiProblem } from '../http/problems.ts';
import type { Metrics } from '../metrics.ts';

/** More requests than this at once are more than a process can answer before their callers give up. */
const MOST_AT_ONCE = 1000;

/** How far behind the process may be on average, in milliseconds. */
const LONGEST_DELAY = 1000;

/** How often the delay is looked at, in milliseconds. */
const INTERVAL = 1000;

/** How often in a row it must be too long: a single long task, as at the start, is no overload. */
const TIMES = 3;

/** What is answered however busy the process is. */
const always = new Set(['/healthz', '/metrics']);

/** Turns requests away (503 with `Retry-After`) while there are too many, so that the others are still answered in time. */
export const shedLoad = (
  app: FastifyInstance,
  { turnedAway, underWay }: Pick<Metrics, 'turnedAway' | 'underWay'>,
  mostAtOnce = MOST_AT_ONCE,
): void => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let timesLate = 0;
  const watch = setInterval(() => {
    timesLate = delay.mean / 1e6 > LONGEST_DELAY ? timesLate + 1 : 0;
    delay.reset();
  }, INTERVAL).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(watch);
    delay.disable();
    done();
  });

  app.addHook('onRequest', (request, reply, done) => {
    underWay.count += 1;
    // The framework tells of answers alone; some callers leave before theirs.
    reply.raw.once('close', () => {
      underWay.count -= 1;
    });
    const tooMany = (timesLate >= TIMES || underWay.count > mostAtOnce) && !always.has(request.routeOptions.url ?? '');
    if (tooMany) turnedAway.inc({ reason: 'overload' });
    done(tooMany ? new ApiProblem('unavailable') : undefined);
  });
};
