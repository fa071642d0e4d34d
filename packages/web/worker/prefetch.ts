import { isOfApi, isPicture, COMPLETE_VERSION_HEADER, cachePicture, markCached } from './respond.ts';
import { catalogueCache, catalogueFingerprint, projectCache } from './caches.ts';

/** So many series are kept at most: a visitor's device is not for a whole manufacturer. */
const MAX_SERIES = 40;

type ListedFrame = {
  readonly id: number;
  /** Of its line. */
  readonly tag: string;
  readonly image: string;
  readonly categoryId: number;
  readonly slots: number;
  readonly ip44: boolean;
  readonly smBox: readonly { readonly color: { readonly id: number } }[];
};

type ListedController = { readonly id: number; readonly image: string; readonly touchPoints: number };

/** What the editor needs of the catalogue; maps are by the tags of series. */
type Overview = {
  readonly productSeries: readonly { readonly id: number; readonly tag: string }[];
  readonly frames: Readonly<Record<string, readonly ListedFrame[]>>;
  readonly controllers: Readonly<Record<string, readonly ListedController[]>>;
};

/** A request of the API, with the headers of the pages' own calls. */
const apiRequest = (address: string, language: string): Request =>
  new Request(address, { headers: { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': language } });

/**
 * Keeps what the editor asks of the catalogue in a language, as far as it is not kept yet. One after another: the
 * visitor's own calls go first.
 */
export const prefetchCatalogue = async (language: string): Promise<Drawings> => {
  const cache = await caches.open(catalogueCache);
  const keep = async (path: string): Promise<Response | undefined> => {
    const request = apiRequest(`/api${path}`, language);
    const kept = await cache.match(request);
    if (kept !== undefined) return kept;
    const answer = await fetch(request);
    if (!isOfApi(answer)) return undefined;
    await cache.put(request, answer.clone());
    return answer;
  };
  const frames = new Map<number, ListedFrame>();
  const parts = new Map<string, string>();
  const series = new Map<string, Series>();
  const overview = await keep('/app-data');
  await keep('/functions');
  if (overview === undefined) return { frames, parts, series };
  const { productSeries, frames: listed, controllers }: Overview = await overview.json();
  for (const frame of Object.values(listed).flat()) frames.set(frame.id, frame);
  for (const { id, tag } of productSeries.slice(0, MAX_SERIES)) {
    const modules: readonly ListedModule[] = (await (await keep(`/modules/by-series/${id}`))?.json()) ?? [];
    for (const [part, { image }] of modules.flatMap(({ components }) => Object.entries(components)))
      parts.set(part, componentPicture(part, image));
    series.set(tag, { tag, modules, frames: listed[tag] ?? [], controllers: controllers[tag] ?? [] });
  }
  return { frames, parts, series };
};

type ListedModule = {
  readonly image: string;
  readonly components: Readonly<Record<string, { readonly image: string }>>;
};

type Series = {
  readonly tag: string;
  readonly modules: readonly ListedModule[];
  readonly frames: readonly ListedFrame[];
  readonly controllers: readonly ListedController[];
};

/** What sets are drawn with: frames by their ids, where the pictures are of what is visible of modules, and series by their tags. */
type Drawings = {
  readonly frames: ReadonlyMap<number, ListedFrame>;
  readonly parts: ReadonlyMap<string, string>;
  readonly series: ReadonlyMap<string, Series>;
};

const componentPicture = (id: string | number, image: string): string => `components/${id},${image}`;
const framePicture = ({ tag, image }: ListedFrame): string => `frames/${tag}/${image}`;
const boxPicture = ({ categoryId, slots }: ListedFrame, colourId: number): string =>
  `boxes/${categoryId}/${slots}-${colourId}.svg`;
const sealPicture = ({ categoryId, slots }: ListedFrame): string => `seals/${categoryId}/${slots}.svg`;

const pictureAt = (path: string): Request => new Request(`/assets/img/${path}?v=${catalogueFingerprint}`);

/** The pictures with which the editor offers, draws and lists what sets of a series are made of: modules first, then what is around them. */
const picturesOf = ({ tag, modules, frames, controllers }: Series): readonly string[] => [
  ...modules.map(({ image }) => `modules/${tag}/${image}`),
  ...modules.flatMap(({ components }) =>
    Object.entries(components).map(([id, { image }]) => componentPicture(id, image)),
  ),
  ...controllers.flatMap(({ id, image, touchPoints }) => [
    componentPicture(id, image),
    `controllers/${tag}/${image}`,
    `controllers/${tag}/dots-${touchPoints}.svg`,
  ]),
  ...frames.flatMap((frame) => [
    framePicture(frame),
    `frames/${frame.tag}/t/${frame.image}`,
    `frame-categories/${frame.tag}.svg`,
    ...frame.smBox.map(({ color }) => boxPicture(frame, color.id)),
    ...(frame.ip44 ? [sealPicture(frame)] : []),
    componentPicture(frame.id, frame.image),
  ]),
];

/** Whether nothing more could be kept because the device, or what it grants to one site, is full. */
export const isOfFullDevice = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'QuotaExceededError';

/** So many pictures of the catalogue are kept at most before anybody has seen them: some 1,000 bytes each on their way. */
const MAX_PICTURES = 2000;

/** So many are asked for at once: browsers have six lines to a server at least, and the visitor's own calls go first. */
const LANES = 2;

/** Series whose pictures are kept already. */
const keptSeries = new Set<string>();

/** Keeps the pictures of series that were not seen yet; without a connection as far as it comes. */
const prefetchPictures = async (series: readonly Series[]): Promise<void> => {
  const next = series.filter(({ tag }) => !keptSeries.has(tag));
  if (next.length === 0) return;
  const cache = await caches.open(catalogueCache);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...new Set(next.flatMap(picturesOf))]
    .map(pictureAt)
    .filter(({ url }) => !there.has(url))
    .slice(0, Math.max(0, MAX_PICTURES - there.size));
  const lane = async (): Promise<void> => {
    for (let picture = missing.shift(); picture; picture = missing.shift()) {
      const answer = await fetch(picture, { priority: 'low' });
      if (isPicture(answer)) await cache.put(picture, answer);
      else if (answer.status !== 404) throw new Error(`The pictures of the catalogue were answered ${answer.status}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
    for (const { tag } of next) keptSeries.add(tag);
  } catch (failure) {
    // They are asked for again after the next change of the project.
    missing.length = 0;
    if (isOfFullDevice(failure)) throw failure;
  }
};

type OpenedSet = {
  readonly frameId: number;
  readonly ip44: boolean;
  /** Colour of its surface box; 0: it has none. */
  readonly smBox: number;
  readonly modules: Readonly<Record<string, { readonly selectedVisualComponentId: number } | null>>;
};

/** An article that a set is made of. */
type ListedRow = { readonly id: number; readonly image: string };

/** Keeps the pictures that the editor draws a set with and lists its articles with. Answers whether all of them are kept. */
const cacheDrawing = async (
  set: OpenedSet,
  rows: readonly ListedRow[],
  { frames, parts }: Drawings,
): Promise<boolean> => {
  const cache = await caches.open(catalogueCache);
  const frame = frames.get(set.frameId);
  const visible = Object.values(set.modules).map((choice) => parts.get(String(choice?.selectedVisualComponentId)));
  const around = frame && [
    framePicture(frame),
    ...(set.smBox === 0 ? [] : [boxPicture(frame, set.smBox)]),
    ...(set.ip44 ? [sealPicture(frame)] : []),
  ];
  let whole = frame !== undefined;
  const listed = rows.flatMap(({ id, image }) => (image === '' ? [] : [componentPicture(id, image)]));
  for (const path of new Set([...(around ?? []), ...visible, ...listed])) {
    if (path === undefined) continue;
    const picture = pictureAt(path);
    if ((await cache.match(picture, { ignoreVary: true })) !== undefined) continue;
    const answer = await fetch(picture);
    if (isPicture(answer)) await cachePicture(cache, picture, answer);
    else whole = false;
  }
  return whole;
};

/** So many sets of a project are kept at most, those that were made last. */
const MAX_SETS = 100;

type ListedProject = {
  readonly project: { readonly look: Look; readonly groups: readonly { readonly look: Look }[] };
  readonly productSets: readonly { readonly id: number; readonly version: string; readonly frameLine: string }[];
};

/** What new sets start with; the tag is of a line of frames. */
type Look = { readonly frameCategory: string } | null;

type PrefetchOptions = {
  readonly projectId: string;
  readonly language: string;
  /** The set that is open in the editor; NaN: none. */
  readonly shownSetId: number;
  /** Whether what nobody has seen is brought, too. */
  readonly ahead: boolean;
};

/**
 * Keeps what a project's screens ask for: the project, its order, its ticks, and of each set itself, what it is made of, its
 * picture, and the pictures that the editor draws it with, those of the set that is open first. What is of the same version is
 * not asked for again. Then, ahead, all pictures of the series of its sets and looks, with which sets are built where there is
 * no network. Ends as soon as the visitor wants the project forgotten.
 */
export const prefetchProject = async ({ projectId, language, shownSetId, ahead }: PrefetchOptions): Promise<void> => {
  const name = projectCache(projectId);
  const base = `/api/project/${projectId}`;
  await caches.open(name);
  const request = (path: string): Request => apiRequest(path, language);
  const put = async (path: string, answer: Response, whole?: string): Promise<void> => {
    if (await caches.has(name)) await (await caches.open(name)).put(request(path), markCached(answer, whole));
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
  const { productSets, project: own }: ListedProject = await project.json();
  let drawings: Drawings | undefined;
  // Whoever has a set open may lose the network next.
  const shown = productSets.filter(({ id }) => id === shownSetId);
  const others = productSets.filter(({ id }) => id !== shownSetId);
  for (const { id, version } of [...shown, ...others].slice(0, MAX_SETS)) {
    if (!(await caches.has(name))) return;
    const cache = await caches.open(name);
    const path = `${base}/set/${id}`;
    const kept = await cache.match(request(path));
    if (kept?.headers.get(COMPLETE_VERSION_HEADER) === version) continue;
    const list = await keep(`${base}/components/list?sets=${id}`);
    const picture = new Request(`/product-set/${projectId}/${id}.webp?${version}`);
    const drawn = await fetch(picture);
    if (isPicture(drawn) && (await caches.has(name))) await cachePicture(cache, picture, drawn);
    const set = await keep(path);
    if (set === undefined) continue;
    const rows: readonly ListedRow[] = (await list?.json()) ?? [];
    const drawing = await cacheDrawing(
      await set.clone().json(),
      rows,
      (drawings ??= await prefetchCatalogue(language)),
    );
    // Last: it says that all of the set is kept.
    if (list && isPicture(drawn) && drawing) await put(path, set, version);
  }
  if (!ahead) return;
  const { series } = (drawings ??= await prefetchCatalogue(language));
  const looks = new Set([own, ...own.groups].map(({ look }) => look?.frameCategory));
  const tags = new Set(productSets.map(({ frameLine }) => frameLine));
  await prefetchPictures(
    [...series.values()].filter(({ tag, frames }) => tags.has(tag) || frames.some((frame) => looks.has(frame.tag))),
  );
};
