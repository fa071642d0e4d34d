import { allTexts } from '@ramka/texts/all-texts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PrerenderedHome } from './prerendered-home.tsx';
import { Skeleton } from './skeleton.tsx';
import { allLanguages } from '@ramka/domain/text';

/**
 * The HTML that pages show before any script has come: the home screen by language, and the skeleton of all others.
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

/** Nothing in it can be used yet. */
const markupOf = (content: ReactElement): string =>
  renderToStaticMarkup(
    <div data-prerendered="" inert aria-hidden>
      {content}
    </div>,
  );
