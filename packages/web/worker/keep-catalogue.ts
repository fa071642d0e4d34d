import { catalogueCache } from './caches.ts';

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
