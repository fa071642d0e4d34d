import { buildStale } from './build-stale.ts';
import { buildSteps } from './build-steps.ts';

// `npm start`: builds what is missing or stale, then serves.
const own = !process.env['CATALOGUE_DIR']?.trim();
await buildStale(own ? buildSteps : buildSteps.filter((step) => step.name !== 'catalogue'));
await import('../packages/server/src/main.ts');
