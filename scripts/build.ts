import { buildStale } from './build-stale.ts';
import { buildSteps } from './build-steps.ts';

// `npm run build`, and the first half of `npm start`: whatever is missing or stale; no sample where another catalogue is served.
const own = !process.env['CATALOGUE_DIR']?.trim();
const built = await buildStale(own ? buildSteps : buildSteps.filter((step) => step.name !== 'catalogue'));
if (built.length === 0) console.log('everything is up to date');
