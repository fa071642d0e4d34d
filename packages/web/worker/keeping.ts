import { isOfApi, isPicture, KEPT_WHOLE, keepPicture, markedKept } from './answers.ts';
import { catalogueCache, catalogueFingerprint, projectCache } from './caches.ts';

/** So many series are kept at most: a visitor's device is not for a whole manufacturer. */
const MOST_SERIES = 40;

type ListedFrame = {
  readonly id: number;
  readonly tag: string;
  readonly image: string;
  readonly categoryId: number;
  readonly slots: number;
};

/** What the editor needs of the catalogue. */
type Overview = {
  readonly productSeries: readonly { readonly id: number }[];
  readonly frames: Readonly<Record<string, readonly ListedFrame[]>>;
};

/**
 * Keeps what the editor asks of the catalogue in a language, as far as it is not kept yet. One after another: the
 * visitor's own calls go first.
 */
export const keepCatalogue = async (language: string): Promise<Drawings> => {
  const cache = await caches.open(catalogueCache);
  const keep = async (path: string): Promise<Response | undefined> => {
    const request = new Request(`/api${path}`, { headers: { 'Accept-Language': language } });
    const kept = await cache.match(request);
    if (kept !== undefined) return kept;
    const answer = await fetch(request);
    if (!isOfApi(answer)) return undefined;
    await cache.put(request, answer.clone());
    return answer;
  };
  const frames = new Map<number, ListedFrame>();
  const parts = new Map<string, string>();
  const overview = await keep('/app-data');
  await keep('/functions');
  if (overview === undefined) return { frames, parts };
  const { productSeries, frames: listed }: Overview = await overview.json();
  for (const frame of Object.values(listed).flat()) frames.set(frame.id, frame);
  for (const { id } of productSeries.slice(0, MOST_SERIES)) {
    const modules: readonly ListedModule[] = (await (await keep(`/modules/by-series/${id}`))?.json()) ?? [];
    for (const [part, { image }] of modules.flatMap(({ components }) => Object.entries(components)))
      parts.set(part, `components/${part},${image}`);
  }
  return { frames, parts };
};

type ListedModule = { readonly components: Readonly<Record<string, { readonly image: string }>> };

/** What sets are drawn with: frames by their ids, and where the pictures are of what is visible of modules. */
type Drawings = { readonly frames: ReadonlyMap<number, ListedFrame>; readonly parts: ReadonlyMap<string, string> };

type OpenedSet = {
  readonly frameId: number;
  readonly ip44: boolean;
  /** Colour of its surface box; 0: it has none. */
  readonly smBox: number;
  readonly modules: Readonly<Record<string, { readonly selectedVisualComponentId: number } | null>>;
};

/** Keeps the pictures that the editor draws a set with. Answers whether all of them are kept. */
const keepDrawing = async (set: OpenedSet, { frames, parts }: Drawings): Promise<boolean> => {
  const cache = await caches.open(catalogueCache);
  const frame = frames.get(set.frameId);
  const visible = Object.values(set.modules).map((choice) => parts.get(String(choice?.selectedVisualComponentId)));
  const around = frame && [
    `frames/${frame.tag}/${frame.image}`,
    ...(set.smBox === 0 ? [] : [`boxes/${frame.categoryId}/${frame.slots}-${set.smBox}.svg`]),
    ...(set.ip44 ? [`seals/${frame.categoryId}/${frame.slots}.svg`] : []),
  ];
  let whole = frame !== undefined;
  for (const path of new Set([...(around ?? []), ...visible])) {
    if (path === undefined) continue;
    const picture = new Request(`/assets/img/${path}?v=${catalogueFingerprint}`);
    if ((await cache.match(picture, { ignoreVary: true })) !== undefined) continue;
    const answer = await fetch(picture);
    if (isPicture(answer)) await keepPicture(cache, picture, answer);
    else whole = false;
  }
  return whole;
};

/** So many sets of a project are kept at most, those that were made last. */
const MOST_SETS = 100;

type ListedProject = { readonly productSets: readonly { readonly id: number; readonly version: string }[] };

/**
 * Keeps what a project's screens ask for: the project, its order, its ticks, and of each set itself, what it is made of, its
 * picture, and the pictures that the editor draws it with, those of the set that is open first. What is of the same version is
 * not asked for again. Ends as soon as the visitor wants the project forgotten.
 */
export const keepProject = async (projectId: string, language: string, shownSetId: number): Promise<void> => {
  const name = projectCache(projectId);
  const base = `/api/project/${projectId}`;
  await caches.open(name);
  const request = (path: string): Request => new Request(path, { headers: { 'Accept-Language': language } });
  const put = async (path: string, answer: Response, whole?: string): Promise<void> => {
    if (await caches.has(name)) await (await caches.open(name)).put(request(path), markedKept(answer, whole));
  };
  const keep = async (path: string): Promise<Response | undefined> => {
    const answer = await fetch(request(path));
    if (!isOfApi(answer)) return undefined;
    await put(path, answer.clone());
    return answer;
  };
  const project = await keep(base);
  await keep(`${base}/order`);
  await keep(`${base}/site`);
  if (project === undefined) return;
  const { productSets }: ListedProject = await project.json();
  let drawings: Drawings | undefined;
  // Whoever has a set open may lose the network next.
  const shown = productSets.filter(({ id }) => id === shownSetId);
  const others = productSets.filter(({ id }) => id !== shownSetId);
  for (const { id, version } of [...shown, ...others].slice(0, MOST_SETS)) {
    if (!(await caches.has(name))) return;
    const cache = await caches.open(name);
    const path = `${base}/set/${id}`;
    const kept = await cache.match(request(path));
    if (kept?.headers.get(KEPT_WHOLE) === version) continue;
    const list = await keep(`${base}/components/list?sets=${id}`);
    const picture = new Request(`/product-set/${projectId}/${id}.png?${version}`);
    const drawn = await fetch(picture);
    if (isPicture(drawn) && (await caches.has(name))) await keepPicture(cache, picture, drawn);
    const set = await keep(path);
    if (set === undefined) continue;
    const drawing = await keepDrawing(await set.clone().json(), (drawings ??= await keepCatalogue(language)));
    // Last: it says that all of the set is kept.
    if (list && isPicture(drawn) && drawing) await put(path, set, version);
  }
};
