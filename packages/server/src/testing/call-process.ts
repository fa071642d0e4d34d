import { apiError } from '@ramka/contract/wire/api-error';
import { loadedProject, project, type LoadedProject } from '@ramka/contract/wire/project';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { workedPayload } from './worked-payload.ts';

const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'pl' };

/** A call to a server process as the web app makes it, in Polish; the path is below `/api`. */
export const send = (origin: string, method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${origin}/api${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });

/** Creates a project and answers its id. */
export const createProject = async (origin: string): Promise<string> =>
  project.parse(await (await send(origin, 'POST', '/project', { name: 'Dom', variant: 'el12' })).json()).id;

/** Everything of a project. */
export const readProject = async (origin: string, id: string): Promise<LoadedProject> =>
  loadedProject.parse(await (await send(origin, 'GET', `/project/${id}`)).json());

/** Adds a set. */
export const addSet = (origin: string, id: string): Promise<Response> =>
  send(origin, 'POST', `/project/${id}/set`, { payload: workedPayload(desk) });

/** What the visitor is told: the status, when to try again, and the sentence. */
export const toldBy = async (answer: Response): Promise<string> =>
  answer.ok
    ? String(answer.status)
    : [answer.status, answer.headers.get('retry-after'), apiError.parse(await answer.json()).message].join(' ');

/** What a visitor is told while nothing can be kept. */
export const unavailable = '503 5 Serwis jest chwilowo niedostępny. Spróbuj ponownie za chwilę.';
