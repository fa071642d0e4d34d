import type { ComponentGroup } from '../catalogue/module.ts';

/** A component group to test with: an optional single piece. */
export const aGroup = (overrides: Partial<ComponentGroup> = {}): ComponentGroup => ({
  id: 1,
  name: 'Mechanizm',
  quantity: 1,
  required: false,
  userDefinedQuantity: false,
  components: [54301],
  ...overrides,
});
