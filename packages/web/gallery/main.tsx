// `npm run gallery`: shows all components of `src/ui` in their states. `?section=dialog` shows one section alone.
import '../src/testing/as-page.ts';
import { createRoot } from 'react-dom/client';
import { Gallery, SingleSection } from './gallery.tsx';
import { isSectionName } from './sections.tsx';

const parameters = new URLSearchParams(location.search);
const name = parameters.get('section') ?? '';
const scheme = parameters.get('scheme') ?? '';
document.documentElement.dataset['scheme'] = scheme;

const place = document.querySelector('#app');
if (place === null) throw new Error('The page has no #app');
createRoot(place).render(isSectionName(name) ? <SingleSection name={name} /> : <Gallery scheme={scheme} />);
