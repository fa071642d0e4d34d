import { bundle } from '@ramka/contract/wire/bundle';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import type { WorkedExample } from '@ramka/domain/testing/worked-examples/worked-example';
import sharp from 'sharp';
import { wallIds } from '@ramka/domain/wall';
import { describe, expect, test } from 'vitest';
import { aProject, workedPayload } from '../testing/a-project.ts';

const aSet = async (example: WorkedExample = desk) => {
  const project = await aProject();
  const set = bundle.parse((await project.at('POST', '/set', { payload: workedPayload(example) })).body);
  const get = (picture: string) => project.app.inject({ url: `/product-set/${project.id}/${set.id}/${picture}` });
  return { get };
};

describe('a picture of a set to be saved', () => {
  test.for([
    ['picture.png?scale=1&wall=sage', 1],
    ['picture.png?scale=2&wall=brick', 2],
    ['picture.png?scale=4&wall=%23101114', 4],
  ] as const)('shows it on its wall with 30 mm around it: %s', async ([path, scale]) => {
    const { get } = await aSet();
    const { headers, rawPayload } = await get(path);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'content-disposition': 'attachment' });
    const plain = await sharp((await get(`picture.png?scale=${scale}`)).rawPayload).metadata();
    const onWall = await sharp(rawPayload).metadata();
    expect(onWall.width - plain.width).toBe(60 * 4 * scale);
    expect(onWall.height - plain.height).toBeCloseTo(60 * 4 * scale, -1);
    const { channels } = await sharp(rawPayload).stats();
    expect(channels[3]?.min).toBe(255);
  });

  test('without a wall ends at the set and is transparent at its corners', async () => {
    const { get } = await aSet();
    const { channels } = await sharp((await get('picture.png')).rawPayload).stats();
    expect(channels[3]?.min).toBe(0);
  });

  test('has a shadow and an edge with the rounded corners of its frame, here of 2 mm', async () => {
    const { get } = await aSet(livingRoom);
    const { payload } = await get('picture.svg?wall=graphite');
    const radii = [...payload.matchAll(/fill-opacity="[^"]+" rx="([^"]+)"/g)].map(([, radius]) => Number(radius));
    expect(radii.slice(-3)).toEqual([2.9, 2.5, 2.25]);
  });

  test('is a self-contained SVG with unique ids, on every wall', async () => {
    const { get } = await aSet();
    for (const wall of wallIds) {
      const { headers, payload } = await get(`picture.svg?wall=${wall}`);
      expect(headers['content-type']).toContain('image/svg+xml');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      const ids = [...payload.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
      const used = [...payload.matchAll(/(?:url\(|href=")#([^)"]+)/gu)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
      expect(payload).not.toMatch(/href="(?!#|data:)/u);
    }
  });

  test.for(['picture.gif', 'other.png', 'picture.png.svg'])('is nothing else: %s', async (path) => {
    expect((await (await aSet()).get(path)).statusCode).toBe(404);
  });

  test('of an unknown set does not exist', async () => {
    const project = await aProject();
    expect((await project.app.inject({ url: `/product-set/${project.id}/99/picture.png` })).statusCode).toBe(404);
  });
});
