import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { showcase } from '@ramka/texts/pl/showcase';
import { expect, test } from 'vitest';

test('the socket of the first picture is a real product: its earth pin is above its two holes', () => {
  const picture = readFileSync(join(import.meta.dirname, 'wall-picture.svg'), 'utf8');
  const circles = [...picture.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="([^"]+)"/g)].map(
    ([, x, y, r, fill]) => ({ x: Number(x), y: Number(y), r: Number(r), fill }),
  );
  const well = circles.find(({ fill }) => fill === 'url(#well)');
  const holes = circles.filter(({ r }) => r === 7.5);
  const pin = circles.find(({ r }) => r === 8);
  expect(holes).toHaveLength(2);
  expect((holes[0]?.x ?? 0) + (holes[1]?.x ?? 0)).toBe(2 * (well?.x ?? 0));
  expect(pin?.x).toBe(well?.x);
  expect(pin?.y).toBeLessThan(well?.y ?? 0);
  for (const { y } of holes) expect(y).toBeGreaterThan(well?.y ?? Infinity);
});

test('the picture exists in every finish that the start screen may offer', () => {
  const [picture, styles] = ['wall-picture.svg', 'showcase.module.css'].map((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8'),
  );
  for (const finish of Object.keys(showcase.finishes).filter((each) => each !== 'oak')) {
    expect(picture).toContain(`<g id="${finish}"/>`);
    expect(picture).toContain(`#${finish}:target`);
    expect(styles).toContain(`url('./wall-picture.svg#${finish}')`);
  }
  const ids = [...(picture ?? '').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
