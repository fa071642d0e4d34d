import type { ReactElement } from 'react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { surviveTranslation } from './page-translation.ts';

beforeAll(surviveTranslation);

/**
 * Ways in which translators wrap a text: Google Translate replaces it by two nested elements with a new text, others
 * move the node.
 */
const ways = {
  replaced: (text: Text) => {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(`[${text.data}]`);
    text.replaceWith(font);
  },
  'inserted, then removed': (text: Text) => {
    const font = document.createElement('font');
    font.append(`[${text.data}]`);
    text.before(font);
    text.remove();
  },
  moved: (text: Text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  },
};

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Translates an element's texts, including those added later. */
const translate = (root: Element, wrap: (text: Text) => void): void => {
  const wrapAll = (): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const parent = currentNode.parentElement;
      if (currentNode instanceof Text && parent?.closest('font, [translate="no"]') === null) texts.push(currentNode);
    }
    for (const text of texts) wrap(text);
  };
  wrapAll();
  const observer = new MutationObserver(wrapAll);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  stops.push(() => observer.disconnect());
};

const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 20));

type CardProps = { readonly count: number; readonly lost?: boolean; readonly names?: readonly string[] };

const one = ['A'];

/** Component with texts next to other texts and elements, which are added and removed. */
const Card = ({ count, lost = false, names = one }: CardProps): ReactElement => (
  <article>
    {lost && 'lost '}×{count} of {names.length} {lost ? <b>gone</b> : 'there'}
    {names.map((name) => (
      <i key={name}>
        {name} {count}
      </i>
    ))}
    {count > 2 && 'many'}
  </article>
);

describe.each(Object.entries(ways))('on a page whose texts were %s by a translator', (_name, wrap) => {
  test.each<readonly [string, CardProps]>([
    ['a number that changes', { count: 3 }],
    ['a text that comes before another', { count: 1, lost: true }],
    ['entries that change places', { count: 4, names: ['B', 'A', 'C'] }],
    ['entries that are removed', { count: 4, names: [] }],
  ])('%s is shown', async (_what, props) => {
    const page = await render(<Card count={1} />);
    translate(page.container, wrap);
    await settled();
    expect(page.container.querySelectorAll('font').length).toBeGreaterThan(3);
    const expected = document.createElement('div');
    const plain = await render(<Card {...props} />, { container: document.body.appendChild(expected) });
    await page.rerender(<Card {...props} />);
    await settled();
    await page.rerender(<Card {...props} count={props.count + 5} />);
    await plain.rerender(<Card {...props} count={props.count + 5} />);
    await settled();
    expect(page.container.textContent.replaceAll(/[[\]]/g, '')).toBe(expected.textContent);
    await page.rerender(<Card count={1} />);
    await page.unmount();
    expect(page.container.textContent).toBe('');
    await plain.unmount();
    expected.remove();
  });
});
