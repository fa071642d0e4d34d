import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiProblem, type ProblemIssue } from '../../http/problems/api-problem.ts';
import type { Store } from '../../store/store.ts';
import { takeNonce } from './nonce.store.ts';
import { digestOf } from './signature.ts';
import { signatureProblem, TOLERANCE, type SignatureProblem } from './signature-problem.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    /** SHA-256 of the body as it was sent, of a call that must be signed. */
    bodyDigest: string;
  }
}

/** Lets pass only calls that are signed with the secret, once each; whatever else they are is looked at afterwards. */
export const requireSignature = (api: FastifyInstance, store: Store, secret: string): void => {
  digestBodies(api);
  api.addHook('preValidation', async (request, reply) => {
    const now = Date.now();
    const problem = problemOf(request, secret, now) ?? (await repeated(request, store, now));
    if (problem === undefined) return;
    void reply.header('www-authenticate', 'Ramka-HMAC-SHA256');
    throw new ApiProblem('bad-signature', [issueOf(problem)]);
  });
};

/** Reads JSON as other calls do, and keeps what its signature is about. */
const digestBodies = (api: FastifyInstance): void => {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.decorateRequest('bodyDigest', digestOf(''));
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.bodyDigest = digestOf(body);
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
};

const problemOf = (request: FastifyRequest, secret: string, now: number): SignatureProblem | undefined => {
  const { method, url: path, bodyDigest } = request;
  const [timestamp, nonce] = [headerOf(request, 'x-ramka-timestamp'), headerOf(request, 'x-ramka-nonce')];
  return signatureProblem(
    { timestamp, nonce, method, path, bodyDigest },
    headerOf(request, 'x-ramka-signature'),
    secret,
    now,
  );
};

const repeated = async (request: FastifyRequest, store: Store, now: number): Promise<'repeated' | undefined> => {
  const keptUntil = (Number(headerOf(request, 'x-ramka-timestamp')) + TOLERANCE) * 1000;
  const taken = await store.write(() => takeNonce(headerOf(request, 'x-ramka-nonce'), keptUntil, now));
  return taken.ok ? undefined : 'repeated';
};

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

const issueOf = (problem: SignatureProblem | 'repeated'): ProblemIssue => ({
  path: placeByProblem[problem],
  code: `signature-${problem}`,
  message: ({ signature }) => signature[problem],
});

const placeByProblem = {
  missing: 'X-Ramka-Signature',
  wrong: 'X-Ramka-Signature',
  outdated: 'X-Ramka-Timestamp',
  repeated: 'X-Ramka-Nonce',
} as const;
