import { buildStale } from './build-stale.ts';
import { buildSteps } from './build-steps.ts';

// `npm run build`: whatever is missing or stale.
const built = await buildStale(buildSteps);
if (built.length === 0) console.log('everything is up to date');
