import { describe, expect, test } from 'vitest';
import { aLinkedProject, type Forgery, signatureHeaders, withPlanningTool } from '../testing/a-planning-tool.ts';
import { aProject } from '../testing/a-project.ts';
import { aServer, problemOf } from '../testing/a-server.ts';
import { digestOf, signatureOf, signatureProblem } from './signature.ts';

const delivery = { projectUrl: 'https://mio.example/p/1', rooms: [{ mioID: 'r1', name: 'Salon', sets: [] }] };

/** A project, and a delivery to it with a modifiable signature. */
const aDelivery = async () => {
  const project = await aProject(withPlanningTool());
  const path = `/mio-integration/project/${project.id}`;
  const send = (forgery: Forgery = {}, server = project) =>
    server.call('PUT', path, delivery, signatureHeaders(`/api${path}`, JSON.stringify(delivery), forgery));
  return { ...project, path, send };
};

const seconds = (ago: number): string => String(Math.floor(Date.now() / 1000) - ago);

describe('a request of the planning tool', () => {
  // Holds R16.
  test('needs a signature, and no browser header', async () => {
    const { app, path } = await aDelivery();
    const body = JSON.stringify(delivery);
    const headers = { 'content-type': 'application/json', ...signatureHeaders(`/api${path}`, body) };
    const answer = await app.inject({ method: 'PUT', url: `/api${path}`, headers, payload: body });
    expect(answer.statusCode).toBe(200);
  });

  test.each<[string, Forgery, string, string]>([
    ['signed with another secret', { secret: 'x'.repeat(40) }, 'X-Ramka-Signature', 'wrong'],
    ['whose body was altered', { bodyDigest: digestOf('{}') }, 'X-Ramka-Signature', 'wrong'],
    ['to another project', { path: '/api/mio-integration/project/22222222' }, 'X-Ramka-Signature', 'wrong'],
    ['signed as another method', { method: 'POST' }, 'X-Ramka-Signature', 'wrong'],
    ['without a nonce', { nonce: '' }, 'X-Ramka-Signature', 'missing'],
    ['of six minutes ago', { timestamp: seconds(360) }, 'X-Ramka-Timestamp', 'outdated'],
    ['of six minutes ahead', { timestamp: seconds(-360) }, 'X-Ramka-Timestamp', 'outdated'],
  ])('%s is rejected with 401, and changes nothing', async (_title, forgery, path, problem) => {
    const { send, load } = await aDelivery();
    const before = await load();
    const answer = await send(forgery);
    expect(answer.headers['www-authenticate']).toBe('Ramka-HMAC-SHA256');
    const issues = { [path]: `signature-${problem}` };
    expect(problemOf(answer)).toEqual({ status: 401, code: 'bad-signature', issues });
    expect(await load()).toEqual(before);
  });

  test('without a signature is rejected before the project is looked up or the body validated', async () => {
    const { call, path } = await aDelivery();
    for (const address of [path, '/mio-integration/project/22222222', '/mio-integration/project/x'])
      expect(problemOf(await call('PUT', address, { rooms: 5 }))).toMatchObject({ status: 401 });
  });

  test('is accepted once across all servers, and not again even if the first was rejected', async () => {
    const first = await aDelivery();
    const second = await aServer({ ...withPlanningTool(), store: first.store });
    const nonce = 'once-and-never-again';
    const answers = await Promise.all([first.send({ nonce }), first.send({ nonce }, { ...first, ...second })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
    expect(problemOf(await first.send({ nonce }))).toMatchObject({ issues: { 'X-Ramka-Nonce': 'signature-repeated' } });
    expect((await first.send()).status).toBe(200);

    const wrong = JSON.stringify({ projectUrl: 5 });
    const headers = signatureHeaders(`/api${first.path}`, wrong);
    expect((await first.call('PUT', first.path, { projectUrl: 5 }, headers)).status).toBe(400);
    expect((await first.call('PUT', first.path, { projectUrl: 5 }, headers)).status).toBe(401);
  });

  test('is answered in the requested language', async () => {
    const { call, path } = await aDelivery();
    const answer = await call('PUT', path, delivery, { 'accept-language': 'en' });
    expect(answer.body).toMatchObject({ message: 'The call is not signed' });
  });

  test('is unknown in a deployment without a planning tool, and so is polling', async () => {
    const { call, id } = await aProject();
    const path = `/mio-integration/project/${id}`;
    const headers = signatureHeaders(`/api${path}`, JSON.stringify(delivery));
    expect(problemOf(await call('PUT', path, delivery, headers))).toMatchObject({ status: 404, code: 'not-found' });
    expect((await call('HEAD', path)).status).toBe(404);
  });

  test('is not limited by failed look-ups, unlike requests of visitors', async () => {
    const { call } = await aLinkedProject();
    const statuses = new Set<number>();
    for (let index = 0; index < 130; index += 1) {
      const path = '/mio-integration/project/22222222';
      const headers = signatureHeaders(`/api${path}`, JSON.stringify(delivery));
      statuses.add((await call('PUT', path, delivery, headers)).status);
    }
    expect([...statuses]).toEqual([404]);
  });
});

const secret = 'one secret of thirty-two characters or more';
const now = 1_800_000_000_000;

const parts = {
  timestamp: '1800000000',
  nonce: 'Zm9yIHRoZSB0ZXN0cyE',
  method: 'PUT',
  path: '/api/mio-integration/project/Ab3dEf7h',
  bodyDigest: digestOf('{"projectUrl":null,"rooms":[]}'),
};

describe('a signature', () => {
  test('equals the signature that openssl computes', () => {
    expect(parts.bodyDigest).toBe('bf24102d7deb5ffd6d4425b329479875dd6fd6437621135acb9c0408dae4760c');
    expect(signatureOf(parts, secret)).toBe('db84552809d04130ae477b507793f0db2485897e529c1e8f885b031eef17b06b');
  });

  test('verifies the parts that were signed', () => {
    expect(signatureProblem(parts, signatureOf(parts, secret), secret, now)).toBeUndefined();
    expect(signatureProblem(parts, signatureOf(parts, secret).toUpperCase(), secret, now)).toBeUndefined();
  });

  test.each([
    ['timestamp', { timestamp: '1800000001' }],
    ['nonce', { nonce: 'Zm9yIHRoZSB0ZXN0cyF' }],
    ['method', { method: 'POST' }],
    ['path', { path: '/api/mio-integration/project/Ab3dEf7i' }],
    ['body', { bodyDigest: digestOf('{"projectUrl":null,"rooms":[] }') }],
  ])('is invalid for another %s', (_part, altered) => {
    expect(signatureProblem({ ...parts, ...altered }, signatureOf(parts, secret), secret, now)).toBe('wrong');
  });

  test.each(['', 'abc', '0'.repeat(64), 'g'.repeat(64), `${signatureOf(parts, secret)}00`])(
    'is rejected if it is %j',
    (signature) => {
      expect(signatureProblem(parts, signature, secret, now)).toBe(signature === '' ? 'missing' : 'wrong');
    },
  );

  test.each([
    { timestamp: '' },
    { timestamp: '1.8e9' },
    { timestamp: '-1' },
    { nonce: '' },
    { nonce: 'too-short' },
    { nonce: 'with white space in it' },
    { nonce: 'x'.repeat(65) },
  ])('is invalid with %j', (altered) => {
    const signed = { ...parts, ...altered };
    expect(signatureProblem(signed, signatureOf(signed, secret), secret, now)).toBe('missing');
  });

  test.each([
    [-301, 'outdated'],
    [-300, undefined],
    [300, undefined],
    [301, 'outdated'],
  ])('of %i seconds from now is %s', (seconds, problem) => {
    const signed = { ...parts, timestamp: String(1_800_000_000 + seconds) };
    expect(signatureProblem(signed, signatureOf(signed, secret), secret, now)).toBe(problem);
  });
});
