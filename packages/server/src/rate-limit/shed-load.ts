import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiProblem } from '../http/errors.ts';
import type { Metrics } from '../observability/metrics.ts';

/** More requests than this at once are more than a process can answer before their callers give up. */
const MOST_AT_ONCE = 1000;

/** How far behind the process may be on average, in milliseconds. */
const LONGEST_DELAY = 1000;

/** How often the delay is looked at, in milliseconds. */
const INTERVAL = 1000;

/** How often in a row it must be too long: a single long task, as at the start, is no overload. */
const TIMES = 3;

/** What is answered however busy the process is: restarting it, or sending its visitors elsewhere, would help nobody. */
const always = new Set(['/healthz', '/readyz', '/metrics']);

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    /** Whether it is being worked on: its body is there, its answer is not. */
    atWork: boolean;
  }
}

/**
 * Turns requests away (503 with `Retry-After`) while there are too many, so that the others are still answered in time. A
 * request counts once its body is there and until its answer is made: slow callers keep nobody out. Documents wait in a
 * line of their own.
 */
export const shedLoad = (
  app: FastifyInstance,
  { turnedAway, underWay }: Pick<Metrics, 'turnedAway' | 'underWay'>,
  mostAtOnce = MOST_AT_ONCE,
): void => {
  const late = watchDelay(app);
  let atWork = 0;
  const endWork = (request: FastifyRequest): void => {
    if (request.atWork) atWork -= 1;
    request.atWork = false;
  };
  const turnAway = (): ApiProblem => {
    turnedAway.inc({ reason: 'overload' });
    return new ApiProblem('unavailable');
  };
  app.decorateRequest('atWork', false);

  app.addHook('onRequest', (request, reply, done) => {
    underWay.count += 1;
    // The framework tells of answers alone; some callers leave before theirs.
    reply.raw.once('close', () => {
      underWay.count -= 1;
      endWork(request);
    });
    done(late() && !always.has(request.routeOptions.url ?? '') ? turnAway() : undefined);
  });

  app.addHook('preValidation', (request, _reply, done) => {
    const { url = '', config } = request.routeOptions;
    if (always.has(url) || config.call?.cost === 'document') done();
    else if (atWork >= mostAtOnce) done(turnAway());
    else {
      atWork += 1;
      request.atWork = true;
      done();
    }
  });

  app.addHook('onSend', (request, _reply, payload, done) => {
    endWork(request);
    done(null, payload);
  });
};

/** Whether the process has been behind for too long by now. */
const watchDelay = (app: FastifyInstance): (() => boolean) => {
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
  return () => timesLate >= TIMES;
};
