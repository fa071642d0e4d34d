import { buildStale } from './build-stale.ts';
import { buildSteps } from './build-steps.ts';

// `npm run build`, and the first half of `npm start`. Builds everything that is missing or stale, or only the named
// steps. The sample catalogue is skipped if another catalogue is configured.
const named = process.argv.slice(2);
const own = !process.env['CATALOGUE_DIR']?.trim();
const requested = buildSteps.filter(({ name }) =>
  named.length > 0 ? named.includes(name) : own || name !== 'catalogue',
);
const built = await buildStale(requested);
if (built.length === 0) console.log('everything is up to date');
