import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployment } from '@ramka/contract/deployment';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDeployment } from '../deployment/deployment.ts';
import { rootFolder } from '../config/settings.ts';
import { add, aFurnishedProject, visit } from '../share-links/testing/a-share-link.ts';
import { aDeployment, aDeploymentFile, aServer, builtPages } from '../testing/a-server.ts';
import { aFolder } from '../testing/fixture-catalogue.ts';
import {
  accentColours,
  accentProblem,
  dangers,
  FOCUS_CONTRAST,
  inks,
  resembledDanger,
  shareLinkColours,
  surfaces,
  TEXT_CONTRAST,
} from './accent.ts';
import { contrastOf, hexOf, oklchOf } from './oklch.ts';
import { readThemeFiles } from './theme.ts';

const anyColour = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('an accent colour', () => {
  test('is converted to OKLCH and back', () => {
    assert(
      property(anyColour, (hex) => {
        expect(hexOf(oklchOf(hex))).toBe(hex);
      }),
    );
    expect(oklchOf('#ff0000')).toMatchObject({
      lightness: expect.closeTo(0.628, 3),
      chroma: expect.closeTo(0.2577, 3),
    });
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5);
  });

  test.each(['#0d655d', '#0a5c36', '#8a1c1c', '#1a4fd0', '#c2410c', '#5b21b6', '#000000'])('may be %s', (accent) => {
    expect(accentProblem(accent)).toBeUndefined();
  });

  test.each(['#ffd500', '#ffffff', '#a3e635', '#ff9900'])('may not be %s, and the nearest one is named', (accent) => {
    const problem = accentProblem(accent);
    expect(problem?.contrast).toBeLessThan(FOCUS_CONTRAST);
    expect(accentProblem(problem?.nearest ?? accent)).toBeUndefined();
    expect(oklchOf(problem?.nearest ?? '').lightness).toBeLessThan(oklchOf(accent).lightness);
  });

  test('that is accepted gives legible colours in both schemes', () => {
    const accepted = anyColour.filter((accent) => accentProblem(accent) === undefined);
    assert(
      property(accepted, constantFrom('light', 'dark'), (accent, scheme) => {
        const colours = accentColours(accent, scheme);
        const on = Object.values(surfaces[scheme]);
        for (const surface of on) {
          expect(contrastOf(colours.accent, surface)).toBeGreaterThanOrEqual(FOCUS_CONTRAST);
          expect(contrastOf(colours['accent-ink'], surface)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
        for (const filled of [colours.accent, colours['accent-hover'], colours['accent-pressed']])
          expect(contrastOf(colours['on-accent'], filled)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        const { accent: link, 'accent-strong': hovered, 'on-accent': onLink } = shareLinkColours(accent, scheme);
        for (const surface of [...on, onLink])
          expect(Math.min(contrastOf(link, surface), contrastOf(hovered, surface))).toBeGreaterThanOrEqual(
            TEXT_CONTRAST,
          );
        for (const text of [colours['accent-ink'], inks[scheme]])
          expect(contrastOf(text, colours['accent-wash'])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['#c8102e', '#a5321f'],
    ['#ff0000', '#a5321f'],
    ['#c2410c', '#a5321f'],
    ['#0d655d', undefined],
    ['#1a4fd0', undefined],
    ['#795548', undefined],
    ['#000000', undefined],
  ])('%s resembles the colour of errors: %s', (accent, danger) => {
    expect(resembledDanger(accent)).toBe(danger);
  });

  test('is checked against the surfaces of the pages', () => {
    const tokens = readFileSync(join(rootFolder, 'packages/web/src/theme/tokens.css'), 'utf8');
    for (const [scheme, group] of [
      [surfaces.light, 1],
      [surfaces.dark, 2],
    ] as const)
      for (const [name, colour] of Object.entries(scheme))
        expect(new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.[group]).toBe(colour);
    expect(tokens).toContain(`--ink: light-dark(${inks.light}, ${inks.dark});`);
    expect(tokens).toContain(`--danger: light-dark(${dangers.light}, ${dangers.dark});`);
  });
});

/** A folder of deployments with these files. */
const aThemeFolder = async (files: Readonly<Record<string, string | Buffer>>): Promise<string> => {
  const folder = await aFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
};

const withTheme = (theme: object) => deployment.parse({ ...aDeploymentFile(), theme });

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe('the theme of a deployment', () => {
  test('with an accent that is hard to see prevents the start', async () => {
    const folder = await aThemeFolder({
      'here.json': JSON.stringify({ ...aDeploymentFile(), theme: { accent: '#ffd500' } }),
    });
    await expect(readDeployment(folder, 'here')).rejects.toThrow(
      /theme\.accent: #ffd500 .* 3:1; the nearest colour .* #\w{6}$/,
    );
  });

  test('with an accent like the colour of errors is a finding', async () => {
    const findings: string[] = [];
    for (const accent of ['#c8102e', '#0a5c36']) {
      const folder = await aThemeFolder({ 'here.json': JSON.stringify({ ...aDeploymentFile(), theme: { accent } }) });
      await readDeployment(folder, 'here', (line) => findings.push(line));
    }
    expect(findings).toEqual([expect.stringMatching(/here\.json: theme\.accent: #c8102e resembles .*#a5321f/)]);
  });

  test.each([
    { accent: 'green' },
    { logo: '../logo.svg' },
    { logo: 'logo.gif' },
    { logo: 'https://shop.example/logo.svg' },
    { font: 'Arial' },
    { font: 'sub/brand.woff2' },
    { header: 'no' },
    { colour: '#123456' },
  ])('is not %j', (theme) => {
    expect(deployment.safeParse({ ...aDeploymentFile(), theme }).success).toBe(false);
  });

  test.each([
    [{ logo: 'none.svg' }, 'cannot be read'],
    [{ logo: 'page.svg' }, 'is not a file of kind .svg'],
    [{ logo: 'text.png' }, 'is not a file of kind .png'],
    [{ logo: 'large.svg' }, 'larger than 100 kB'],
    [{ font: 'text.woff2' }, 'is not a file of kind .woff2'],
  ])('with the files %j is refused', async (theme, message) => {
    const folder = await aThemeFolder({
      'page.svg': '<html>',
      'text.png': 'png',
      'text.woff2': 'woff2',
      'large.svg': svg + ' '.repeat(100_000),
    });
    await expect(readThemeFiles(folder, withTheme(theme))).rejects.toThrow(message);
  });

  test('is part of the page, and allowed by its policy', async () => {
    const theme = { accent: '#8A1C1C', logo: 'logo.svg', font: 'brand.woff2' };
    const folder = await aThemeFolder({ 'logo.svg': svg, 'brand.woff2': 'wOF2…' });
    const own = withTheme(theme);
    const { app } = await aServer({
      webFolder: builtPages(),
      deployment: own,
      themeFiles: await readThemeFiles(folder, own),
    });
    const { body, headers } = await app.inject('/el12/');
    const style = [...body.matchAll(/<style>(.*?)<\/style>/gs)].at(-1)?.[1] ?? '';
    expect(style).toMatch(/^@font-face\{.*@layer tokens\{:root\{--accent:var\(--lightningcss-light,#8a1c1c\)/is);
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(style).digest('base64'));
    const [logo = ''] = /\/el12\/theme\/[\w-]+\.svg/.exec(body) ?? [];
    const answer = await app.inject(logo);
    expect([answer.statusCode, answer.body]).toEqual([200, svg]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const [font = ''] = /\/el12\/theme\/[\w-]+\.woff2/.exec(style) ?? [];
    expect((await app.inject(font)).headers['content-type']).toBe('font/woff2');
  });

  test.each([{ frozen: false }, { frozen: true }])('is part of share links: %j', async (options) => {
    const own = withTheme({ accent: '#8a1c1c', logo: 'logo.svg' });
    const folder = await aThemeFolder({ 'logo.svg': svg });
    const project = await aFurnishedProject({ deployment: own, themeFiles: await readThemeFiles(folder, own) });
    const { id } = await add(project, options);
    for (const path of [id, 'aB3dE6gH9kLmN2']) {
      const { body } = await visit(project, path);
      const [, stylesheet = ''] = /<link rel="stylesheet" href="(\/el12\/theme\/[^"]+)"/.exec(body) ?? [];
      const [, logo = ''] = /<span class="brand"><img src="([^"]+)" alt="[^"]+"/.exec(body) ?? [];
      expect((await project.app.inject(stylesheet)).body).toContain('--accent:#8a1c1c;');
      expect((await project.app.inject(logo)).body).toBe(svg);
    }
  });

  test.each([{ frozen: false }, { frozen: true }])('gives its font to share links: %j', async (options) => {
    const own = withTheme({ font: 'brand.woff2' });
    const folder = await aThemeFolder({ 'brand.woff2': 'wOF2…' });
    const project = await aFurnishedProject({
      settings: { logLevel: 'silent', trustProxy: false, pathPrefix: '/shop' },
      deployment: own,
      themeFiles: await readThemeFiles(folder, own),
    });
    const { id } = await add(project, options);
    const { body, headers } = await project.app.inject(`/shop/el12/podglad/${id}`);
    const [, stylesheet = ''] = /<link rel="stylesheet" href="(\/shop\/el12\/theme\/[^"]+)"/.exec(body) ?? [];
    const style = (await project.app.inject(stylesheet)).body;
    expect(style).toContain(":root{--family:'Theme',var(--plex)}");
    const [, font = ''] = /url\('([^']+)'\)/.exec(style) ?? [];
    const { pathname } = new URL(font, `http://x${stylesheet}`);
    expect((await project.app.inject(pathname)).headers['content-type']).toBe('font/woff2');
    expect(headers['content-security-policy']).toContain("font-src 'self'");
  });

  test('gives the font of the device to share links', async () => {
    const { shareLinks } = await readThemeFiles(await aThemeFolder({}), withTheme({ font: 'system' }));
    expect(shareLinks?.content.toString()).toMatch(/^:root\{--family:system-ui,/);
  });

  test('adds nothing to the page by default', async () => {
    const { app } = await aServer({ webFolder: builtPages(), deployment: aDeployment() });
    expect((await app.inject('/el12/')).body).not.toContain('@layer tokens');
  });
});
