import type { Change } from '../../projects/changes/change.ts';

/** Into which project a plan is delivered, and when. */
export type Delivery = Pick<Change, 'projectId' | 'now'>;
