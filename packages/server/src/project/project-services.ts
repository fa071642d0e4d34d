import type { Deployment } from '@ramka/contract/deployment';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Store } from '../store/store.ts';
import type { ListedSets } from './set-answers.ts';

/** What the routes of projects and their contents work with. */
export type ProjectServices = {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly deployment: Deployment;
  readonly listedSetOf: ListedSets;
};
