import { projectIdText } from '@ramka/contract/wire/identifiers';
import { type Drawing, drawSet } from '@ramka/domain/drawing';
import type { ProductSet } from '@ramka/domain/set/product-set';
import { allLanguages } from '@ramka/domain/text';
import { wallSurface } from '@ramka/domain/wall';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { HttpError } from '../http/errors.ts';
import { validatePart } from '../http/validation.ts';
import type { PictureCache } from './picture-cache.ts';
import { drawingSemaphore } from './rasterise.ts';
import { layerPixels, renderSet } from './set-picture.ts';
import { setOnWallPng, setOnWallSvg } from './wall-picture.ts';

/** A saved set whose picture is requested: its version, and a function that reads the set if it must be drawn. */
export type PicturedSet = { readonly version: string; readonly readSet: () => ProductSet };

/** Finds a saved set; undefined for an unknown project or set. */
export type FindPicturedSet = (projectId: string, setId: number) => Promise<PicturedSet | undefined>;

type SetPictureRequest = { Params: { projectId: string; picture: string }; Querystring: { scale?: string | string[] } };

/** A malformed project id is rejected without a query. */
const params = z.object({ projectId: projectIdText, picture: z.string() });

const readingParams = {
  schema: { params },
  validatorCompiler: () => (input: unknown) => validatePart(params, 'params', input),
};

/**
 * Serves pictures of saved sets as `/product-set/{projectId}/{setId}.png?{version}` (docs/readings.md#r1,
 * docs/readings.md#r20), and as `.webp`, which pages show (docs/performance.md#pictures-of-sets).
 */
export const addSetPictureRoutes = (
  app: FastifyInstance,
  catalogue: Catalogue,
  findSet: FindPicturedSet,
  cache: PictureCache,
): void => {
  const layers = layerPixels(catalogue, cache);
  const pictures = cache.of<Buffer>('set', ({ length }) => length);
  const assortment = catalogue.in(allLanguages[0]);
  const drawingOf = (set: ProductSet): Drawing => {
    const drawing = drawSet(set, assortment);
    if (drawing === undefined) throw new HttpError('not-found');
    return drawing;
  };
  app.get<SetPictureRequest>('/product-set/:projectId/:picture', readingParams, async (request, reply) => {
    const { projectId, picture } = request.params;
    const [, setId, webp] = /^([1-9][0-9]{0,14})\.(?:png|(webp))$/.exec(picture) ?? [];
    const found = setId === undefined ? undefined : await findSet(projectId, Number(setId));
    if (found === undefined) throw new HttpError('unknown-set');
    const scale = request.query.scale === '2' ? 2 : 1;
    const format = webp === undefined ? 'png' : 'webp';
    const tag = `${setId}-${found.version}-${scale}${webp ?? ''}`;
    const current = versionIn(request.url) === found.version;
    const draw = () => renderSet(drawingOf(found.readSet()), layers, scale, format);
    const drawn = await pictures.fetch(`${projectId}/${tag}`, () => drawingSemaphore(draw));
    return reply
      .headers({
        'content-type': `image/${format}`,
        'cache-control': current ? 'private, max-age=31536000, immutable' : 'private, no-cache',
        etag: `"${tag}"`,
      })
      .send(drawn);
  });
};

type WallPictureRequest = {
  Params: { projectId: string; setId: string; picture: string };
  Querystring: { scale?: string | string[]; wall?: string | string[] };
};

const wallPictureParams = z.object({ projectId: projectIdText, setId: z.string(), picture: z.string() });

const readingWallPictureParams = {
  schema: { params: wallPictureParams },
  validatorCompiler: () => (input: unknown) => validatePart(wallPictureParams, 'params', input),
};

/** Resolutions of saved pictures, relative to 4 px/mm. */
const scales: ReadonlySet<unknown> = new Set(['2', '4']);

/**
 * Serves pictures of saved sets to be saved, as `/product-set/{projectId}/{setId}/picture.png` and `.svg`, on the wall
 * that `wall` names. The page that links to them names the file.
 */
export const addWallPictureRoute = (app: FastifyInstance, catalogue: Catalogue, findSet: FindPicturedSet): void => {
  const assortment = catalogue.in(allLanguages[0]);
  app.get<WallPictureRequest>(
    '/product-set/:projectId/:setId/:picture',
    readingWallPictureParams,
    async (request, reply) => {
      const { projectId, setId, picture } = request.params;
      const { scale, wall } = request.query;
      const [, ending] = /^picture\.(png|svg)$/.exec(picture) ?? [];
      if (ending === undefined || !/^[1-9][0-9]{0,14}$/.test(setId)) throw new HttpError('not-found');
      const found = await findSet(projectId, Number(setId));
      if (found === undefined) throw new HttpError('unknown-set');
      const drawing = drawSet(found.readSet(), assortment);
      if (drawing === undefined) throw new HttpError('not-found');
      const surface = wallSurface(typeof wall === 'string' ? wall : null);
      const svg = await setOnWallSvg(drawing, surface, catalogue);
      void reply.headers({ ...savedPictureHeaders, 'content-type': ending === 'svg' ? 'image/svg+xml' : 'image/png' });
      if (ending === 'svg') return reply.send(svg);
      const factor = scales.has(scale) ? Number(scale) : 1;
      return reply.send(await drawingSemaphore(() => setOnWallPng(svg, drawing, surface !== undefined, factor)));
    },
  );
};

/** Forbids scripts in an SVG that is opened directly. */
const savedPictureHeaders = {
  'content-disposition': 'attachment',
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

/** The version is the query string itself, or its first parameter. */
const versionIn = (url: string): string | undefined => url.split('?')[1]?.split('&')[0];
