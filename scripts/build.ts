import { buildStale } from './build-stale.ts';
import { buildSteps } from './build-steps.ts';

// `npm run build`, and the first half of `npm start`: whatever is missing or stale, or of that the steps that are named; no
// sample where another catalogue is served.
const named = process.argv.slice(2);
const own = !process.env['CATALOGUE_DIR']?.trim();
const asked = buildSteps.filter(({ name }) => (named.length > 0 ? named.includes(name) : own || name !== 'catalogue'));
const built = await buildStale(asked);
if (built.length === 0) console.log('everything is up to date');
