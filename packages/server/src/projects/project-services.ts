import type { Deployment } from '@ramka/contract/deployment/deployment';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { BundleAnswers } from '../sets/bundle-answers.ts';
import type { Store } from '../store/store.ts';

/** What the routes of projects and their contents work with. */
export type ProjectServices = {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly deployment: Deployment;
  readonly bundleOf: BundleAnswers;
};
