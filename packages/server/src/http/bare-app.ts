import type { Writable } from 'node:stream';
import type { Deployment } from '@ramka/contract/deployment/deployment';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { requestIdOf } from '../operations/request-ids.ts';
import { toldError } from '../operations/told-error.ts';
import type { Settings } from '../settings.ts';
import { answerBrokenRequests } from './problems/answer-broken-requests.ts';
import { sendProblem } from './problems/answer-problems.ts';

/** The largest body of a call, in bytes; the fullest set takes some 20 kB. */
const BODY_LIMIT = 256 * 1024;

/** How long a caller may take to say what it wants, in milliseconds; slower ones are cut off (408). */
type Patience = Readonly<Record<'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval', number>>;

const usualPatience: Patience = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };

/** How long a connection may lie idle, even within an answer that its caller does not take, in milliseconds. */
const IDLE = 120_000;

/** How a server listens and logs. */
export type BareAppParts = {
  readonly settings: Pick<Settings, 'logLevel' | 'trustProxy'>;
  readonly deployment: Pick<Deployment, 'defaultLanguage'>;
  /** Where the log goes; absent: to standard output. */
  readonly logStream?: Writable;
  readonly patience?: Patience;
};

/** A server that answers nothing yet: what it takes from callers, how long it waits for them and what it logs. */
export const bareApp = ({ settings, deployment, logStream, patience = usualPatience }: BareAppParts): FastifyInstance =>
  Fastify({
    logger: {
      level: settings.logLevel,
      serializers: {
        error: toldError,
        // What the framework itself tells of.
        err: (error) => ({ type: error.name, stack: '', ...toldError(error) }),
      },
      ...(logStream && { stream: logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    http: patience,
    requestTimeout: patience.requestTimeout,
    connectionTimeout: IDLE,
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenRequests(deployment.defaultLanguage),
    frameworkErrors: (error, request, reply) => {
      request.language = deployment.defaultLanguage;
      void sendProblem(error, request, reply);
    },
  });
