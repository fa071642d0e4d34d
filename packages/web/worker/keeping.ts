import { keepPicture, markedKept } from './answers.ts';
import { catalogueCache, projectCache } from './caches.ts';

/** So many categories are kept at most: a visitor's device is not for a whole manufacturer. */
const MOST_CATEGORIES = 200;

/** What the editor needs of the catalogue. */
type Overview = { readonly moduleCategories: Readonly<Record<string, readonly { readonly id: number }[]>> };

/**
 * Keeps what the editor asks of the catalogue in a language, as far as it is not kept yet. One after another: the
 * visitor's own calls go first.
 */
export const keepCatalogue = async (language: string): Promise<void> => {
  const cache = await caches.open(catalogueCache);
  const keep = async (path: string): Promise<Response | undefined> => {
    const request = new Request(`/api${path}`, { headers: { 'Accept-Language': language } });
    const kept = await cache.match(request);
    if (kept !== undefined) return kept;
    const answer = await fetch(request);
    if (!answer.ok) return undefined;
    await cache.put(request, answer.clone());
    return answer;
  };
  const overview = await keep('/app-data');
  await keep('/functions');
  if (overview === undefined) return;
  const { moduleCategories }: Overview = await overview.json();
  const ids = [...new Set(Object.values(moduleCategories).flatMap((categories) => categories.map(({ id }) => id)))];
  for (const id of ids.slice(0, MOST_CATEGORIES)) await keep(`/modules/by-category/${id}`);
};

/** So many sets of a project are kept at most, those that were made last. */
const MOST_SETS = 100;

type ListedProject = { readonly productSets: readonly { readonly id: number; readonly version: string }[] };

/**
 * Keeps what a project's screens ask for: the project, its order, and of each set itself, what it is made of and its picture.
 * What is of the same version is not asked for again. Ends as soon as the visitor wants the project forgotten.
 */
export const keepProject = async (projectId: string, language: string): Promise<void> => {
  const name = projectCache(projectId);
  const base = `/api/project/${projectId}`;
  await caches.open(name);
  const request = (path: string): Request => new Request(path, { headers: { 'Accept-Language': language } });
  const keep = async (path: string): Promise<Response | undefined> => {
    const answer = await fetch(request(path));
    if (!answer.ok || !(await caches.has(name))) return undefined;
    await (await caches.open(name)).put(request(path), markedKept(answer.clone()));
    return answer;
  };
  const project = await keep(base);
  await keep(`${base}/order`);
  await keep(`${base}/site`);
  if (project === undefined) return;
  const { productSets }: ListedProject = await project.json();
  for (const { id, version } of productSets.slice(0, MOST_SETS)) {
    if (!(await caches.has(name))) return;
    const cache = await caches.open(name);
    const kept = await cache.match(request(`${base}/set/${id}`));
    if (kept?.headers.get('etag')?.includes(`"${version}"`) === true) continue;
    await keep(`${base}/components/list?sets=${id}`);
    const picture = new Request(`/product-set/${projectId}/${id}.png?${version}`);
    const drawn = await fetch(picture);
    if (drawn.ok && (await caches.has(name))) await keepPicture(cache, picture, drawn);
    // Last: it says that all of the set is kept.
    await keep(`${base}/set/${id}`);
  }
};
