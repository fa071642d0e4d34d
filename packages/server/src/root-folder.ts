import { fileURLToPath } from 'node:url';

/** The repository's root: deployments and built things are found from it, wherever the server was started. */
export const rootFolder = fileURLToPath(new URL('../../../', import.meta.url));
