import { isOfApi, isPicture, COMPLETE_VERSION_HEADER, cachePicture, markCached } from './respond.ts';
import { catalogueCache, catalogueFingerprint, projectCache, publicPath } from './caches.ts';

/** Maximum number of series to prefetch, to limit the space used on the visitor's device. */
const MAX_SERIES = 40;

type ListedFrame = {
  readonly id: number;
  /** Tag of the frame line. */
  readonly tag: string;
  readonly image: string;
  readonly categoryId: number;
  readonly slots: number;
  readonly ip44: boolean;
  readonly smBox: readonly { readonly color: { readonly id: number } }[];
  /** Layout of a touch panel, whose article depends on its controllers; null for other frames. */
  readonly vFrame: object | null;
};

type ListedController = { readonly id: number; readonly image: string; readonly touchPoints: number };

/** The part of the catalogue that the editor needs; maps have the tags of series as keys. */
type Overview = {
  readonly productSeries: readonly { readonly id: number; readonly tag: string }[];
  readonly frames: Readonly<Record<string, readonly ListedFrame[]>>;
  readonly controllers: Readonly<Record<string, readonly ListedController[]>>;
};

/** Creates a request of the API with the same headers as the pages' requests. */
const apiRequest = (address: string, language: string): Request =>
  new Request(address, { headers: { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': language } });

/**
 * Prefetches the editor's catalogue data in a language, unless it is cached. Requests run one after another, so that
 * the visitor's own requests have priority.
 */
export const prefetchCatalogue = async (language: string): Promise<Drawings> => {
  const cache = await caches.open(catalogueCache);
  const fetchAndCache = async (path: string): Promise<Response | undefined> => {
    const request = apiRequest(publicPath(`/api${path}`), language);
    const cached = await cache.match(request);
    if (cached !== undefined) return cached;
    const answer = await fetch(request);
    if (!isOfApi(answer)) return undefined;
    await cache.put(request, answer.clone());
    return answer;
  };
  const frames = new Map<number, ListedFrame>();
  const parts = new Map<string, string>();
  const series = new Map<string, Series>();
  const overview = await fetchAndCache('/app-data');
  await fetchAndCache('/functions');
  if (overview === undefined) return { frames, parts, series };
  const { productSeries, frames: listed, controllers }: Overview = await overview.json();
  for (const frame of Object.values(listed).flat()) frames.set(frame.id, frame);
  for (const { id, tag } of productSeries.slice(0, MAX_SERIES)) {
    const modules: readonly ListedModule[] = (await (await fetchAndCache(`/modules/by-series/${id}`))?.json()) ?? [];
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

/** Data for drawing sets: frames by id, pictures of visible parts by component, and series by tag. */
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

const pictureAt = (path: string): Request => new Request(publicPath(`/assets/img/${path}?v=${catalogueFingerprint}`));

/**
 * Returns the paths of the pictures with which the editor shows sets of a series: modules first, then frames and
 * additions.
 */
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
    ...(frame.vFrame ? [] : [componentPicture(frame.id, frame.image)]),
  ]),
];

/** Whether an error means that the device's storage quota is exceeded. */
export const isOfFullDevice = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'QuotaExceededError';

/** Maximum number of prefetched pictures; each is about 1,000 bytes compressed. */
const MAX_PICTURES = 2000;

/**
 * Number of parallel requests. Browsers allow at least six per server, and the visitor's own requests have priority.
 */
const LANES = 2;

/** Series whose pictures are cached. */
const cachedSeries = new Set<string>();

/** Prefetches the pictures of series. If the connection is lost, the rest is prefetched another time. */
const prefetchPictures = async (series: readonly Series[]): Promise<void> => {
  const next = series.filter(({ tag }) => !cachedSeries.has(tag));
  if (next.length === 0) return;
  const cache = await caches.open(catalogueCache);
  const cachedUrls = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...new Set(next.flatMap(picturesOf))]
    .map(pictureAt)
    .filter(({ url }) => !cachedUrls.has(url))
    .slice(0, Math.max(0, MAX_PICTURES - cachedUrls.size));
  const lane = async (): Promise<void> => {
    for (let picture = missing.shift(); picture; picture = missing.shift()) {
      const answer = await fetch(picture, { priority: 'low' });
      if (isPicture(answer)) await cache.put(picture, answer);
      else if (answer.status !== 404) throw new Error(`The pictures of the catalogue were answered ${answer.status}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
    for (const { tag } of next) cachedSeries.add(tag);
  } catch (failure) {
    // The remaining pictures are requested again after the next change of the project.
    missing.length = 0;
    if (isOfFullDevice(failure)) throw failure;
  }
};

type OpenedSet = {
  readonly frameId: number;
  readonly ip44: boolean;
  /** Colour of the surface box; 0 for none. */
  readonly smBox: number;
  readonly modules: Readonly<Record<string, { readonly selectedVisualComponentId: number } | null>>;
};

/** An article of a set. */
type ListedRow = { readonly id: number; readonly image: string };

/** Caches the pictures of a set and its articles. Resolves to whether all of them are cached. */
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
  let isComplete = frame !== undefined;
  const listed = rows.flatMap(({ id, image }) => (image === '' ? [] : [componentPicture(id, image)]));
  for (const path of new Set([...(around ?? []), ...visible, ...listed])) {
    if (path === undefined) continue;
    const picture = pictureAt(path);
    if ((await cache.match(picture, { ignoreVary: true })) !== undefined) continue;
    const answer = await fetch(picture);
    if (isPicture(answer)) await cachePicture(cache, picture, answer);
    else isComplete = false;
  }
  return isComplete;
};

/** Maximum number of cached sets of a project, the latest first. */
const MAX_SETS = 100;

type ListedProject = {
  readonly project: { readonly look: Look; readonly groups: readonly { readonly look: Look }[] };
  readonly productSets: readonly { readonly id: number; readonly version: string; readonly frameLine: string }[];
};

/** Set defaults; `frameCategory` is the tag of a frame line. */
type Look = { readonly frameCategory: string } | null;

type PrefetchOptions = {
  readonly projectId: string;
  readonly language: string;
  /** The set that is open in the editor; NaN for none. */
  readonly openSetId: number;
  /** Whether to prefetch data that has not been viewed yet. */
  readonly withUnviewed: boolean;
};

/**
 * Caches the data of a project's screens: the project, its order and its checklist; and for each set, starting with the
 * open one, the set, its component list and all pictures. Sets that are cached in their current version are skipped.
 * With `withUnviewed`, also caches all pictures of the series in use, so that sets can be built offline. Stops when the
 * visitor removes the project.
 */
export const prefetchProject = async ({
  projectId,
  language,
  openSetId,
  withUnviewed,
}: PrefetchOptions): Promise<void> => {
  const name = projectCache(projectId);
  const base = publicPath(`/api/project/${projectId}`);
  await caches.open(name);
  const request = (path: string): Request => apiRequest(path, language);
  const put = async (path: string, answer: Response, completeVersion?: string): Promise<void> => {
    if (await caches.has(name)) await (await caches.open(name)).put(request(path), markCached(answer, completeVersion));
  };
  const fetchAndCache = async (path: string): Promise<Response | undefined> => {
    const answer = await fetch(request(path));
    if (!isOfApi(answer)) return undefined;
    await put(path, answer.clone());
    return answer;
  };
  const project = await fetchAndCache(base);
  await fetchAndCache(`${base}/order`);
  await fetchAndCache(`${base}/site`);
  await fetchAndCache(`${base}/labels`);
  if (project === undefined) return;
  const { productSets, project: own }: ListedProject = await project.json();
  let drawings: Drawings | undefined;
  // The open set is first, because the connection may be lost while it is edited.
  const shown = productSets.filter(({ id }) => id === openSetId);
  const others = productSets.filter(({ id }) => id !== openSetId);
  for (const { id, version } of [...shown, ...others].slice(0, MAX_SETS)) {
    if (!(await caches.has(name))) return;
    const cache = await caches.open(name);
    const path = `${base}/set/${id}`;
    const cached = await cache.match(request(path));
    if (cached?.headers.get(COMPLETE_VERSION_HEADER) === version) continue;
    const list = await fetchAndCache(`${base}/components/list?sets=${id}`);
    const picture = new Request(publicPath(`/product-set/${projectId}/${id}.webp?${version}`));
    const pictureResponse = await fetch(picture);
    if (isPicture(pictureResponse) && (await caches.has(name))) await cachePicture(cache, picture, pictureResponse);
    const set = await fetchAndCache(path);
    if (set === undefined) continue;
    const rows: readonly ListedRow[] = (await list?.json()) ?? [];
    const drawing = await cacheDrawing(
      await set.clone().json(),
      rows,
      (drawings ??= await prefetchCatalogue(language)),
    );
    // Cached last, because the version header marks the set as complete.
    if (list && isPicture(pictureResponse) && drawing) await put(path, set, version);
  }
  if (!withUnviewed) return;
  const { series } = (drawings ??= await prefetchCatalogue(language));
  const looks = new Set([own, ...own.groups].map(({ look }) => look?.frameCategory));
  const tags = new Set(productSets.map(({ frameLine }) => frameLine));
  await prefetchPictures(
    [...series.values()].filter(({ tag, frames }) => tags.has(tag) || frames.some((frame) => looks.has(frame.tag))),
  );
};
