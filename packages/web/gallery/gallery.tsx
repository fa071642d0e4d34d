import './gallery.css';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import { InPolish } from '../src/testing/in-polish.tsx';
import { extendStyles } from './forced-states.ts';
import { overlays, type SectionName, sectionNames, sections } from './sections.tsx';

export type GalleryProps = { readonly scheme: string };

/** All sections. Those that cover the window are shown in windows of their own. */
export const Gallery = ({ scheme }: GalleryProps): ReactElement => (
  <Surroundings>
    <main className="gallery">
      <h1>Gallery</h1>
      <p>
        <a href="?scheme=light">light</a> · <a href="?scheme=dark">dark</a>
      </p>
      {sectionNames.map((name) => (
        <section key={name} id={name}>
          <h2>
            <a href={`?section=${name}&scheme=${scheme}`}>{name}</a>
          </h2>
          {overlays.has(name) ? (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the gallery itself
            <iframe className="gallery-frame" title={name} src={`?section=${name}&scheme=${scheme}`} />
          ) : (
            <div className="gallery-section">{sections[name]()}</div>
          )}
        </section>
      ))}
    </main>
  </Surroundings>
);

/** One section without the others. */
export const SingleSection = ({ name }: { readonly name: SectionName }): ReactElement => (
  <Surroundings>
    <div className="gallery-section" data-testid="section">
      {sections[name]()}
    </div>
  </Surroundings>
);

/** Context that components need: texts and a router. */
const Surroundings = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const [router] = useState(() =>
    createRouter({ routeTree: createRootRoute({ component: () => children }), history: createMemoryHistory() }),
  );
  useLayoutEffect(extendStyles, []);
  return (
    <InPolish>
      <RouterProvider router={router} />
    </InPolish>
  );
};
