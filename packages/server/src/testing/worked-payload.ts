import { setToWire } from '@ramka/contract/translate/product-set';
import type { BundlePayload } from '@ramka/contract/wire/bundle';
import type { WorkedExample } from '@ramka/domain/testing/worked-examples/worked-example';

/** A worked example of catalogue.md §5 as the editor sends it. */
export const workedPayload = ({ set }: WorkedExample): BundlePayload => {
  if (set.frameId === null) throw new Error('the example has no frame');
  return setToWire({ ...set, frameId: set.frameId }, null);
};
