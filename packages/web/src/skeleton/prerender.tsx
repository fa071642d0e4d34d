import { allTexts } from '@ramka/texts/all-texts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PrerenderedHome } from './prerendered-home.tsx';
import { Skeleton } from './skeleton.tsx';
import { allLanguages } from '@ramka/domain/text';

/**
 * Renders the HTML that pages show before any script has loaded: the home screen in each language, and the skeleton for
 * all other addresses.
 *
 * @public `vite/prerender.ts` runs it when the pages are built.
 */
export const prerender = (): { readonly home: Readonly<Record<string, string>>; readonly skeleton: string } => ({
  home: Object.fromEntries(
    allLanguages.map((language) => [
      language,
      markupOf(<PrerenderedHome language={language} texts={allTexts[language]} />),
    ]),
  ),
  skeleton: markupOf(<Skeleton />),
});

/** Renders static markup, inert because nothing in it works yet. */
const markupOf = (content: ReactElement): string =>
  renderToStaticMarkup(
    <div data-prerendered="" inert aria-hidden>
      {content}
    </div>,
  );
