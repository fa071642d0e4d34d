import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SingleSection } from './gallery.tsx';
import { lastPart, overlays, type SectionName, sectionNames } from './sections.tsx';

/** Colour schemes by window. Each section has a reference picture for each of them. */
const schemes = { desktop: ['light', 'dark'], phone: ['light'] } as const;

type Device = keyof typeof schemes;

/** The projects of `vitest.config.ts` have different windows. */
const device: Device = matchMedia('(width < 600px)').matches ? 'phone' : 'desktop';

const [width, height] = [window.innerWidth, window.innerHeight];

beforeEach(() => page.viewport(width, height));

const pictureOf = (name: SectionName, scheme: string, of: Device): string => `${name}-${scheme}-${of}`;

const cases = schemes[device].flatMap((scheme) => sectionNames.map((name) => ({ name, scheme })));

test.each(cases)('$name look as in the reference picture, in the $scheme scheme', async ({ name, scheme }) => {
  document.documentElement.dataset['scheme'] = scheme;
  const screen = await render(<SingleSection name={name} />);
  const section = page.elementLocator(screen.container).getByTestId('section');
  await expect.poll(() => document.querySelector(lastPart[name] ?? '[data-testid=section]')).not.toBeNull();
  // Only what is inside the window is drawn.
  await page.viewport(width, Math.max(height, section.element().scrollHeight));
  const subject = overlays.has(name) ? page.elementLocator(document.body) : section;
  await expect.element(subject).toMatchScreenshot(pictureOf(name, scheme, device));
});

test('every component with a style sheet is in the gallery', () => {
  const components = import.meta.glob<string>(['../src/ui/**/*.tsx', '!**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const gallery = import.meta.glob<string>('./sections.tsx', { query: '?raw', import: 'default', eager: true });
  const styled = Object.entries(components).filter(([, source]) => source.includes(".module.css'"));
  const missing = styled.filter(([file]) => !gallery['./sections.tsx']?.includes(`'${file}'`));
  expect(styled.length).toBeGreaterThan(15);
  expect(missing.map(([file]) => file)).toEqual([]);
});

test('every reference picture belongs to a section', () => {
  const pictures = Object.keys(import.meta.glob('./pictures/*.png'));
  const known = new Set(
    sectionNames.flatMap((name) => [
      ...schemes.desktop.map((scheme) => pictureOf(name, scheme, 'desktop')),
      ...schemes.phone.map((scheme) => pictureOf(name, scheme, 'phone')),
    ]),
  );
  expect(pictures.filter((file) => !known.has(file.replace(/^.*\/|\.png$/g, '')))).toEqual([]);
});
