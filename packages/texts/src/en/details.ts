import type { Texts } from '../texts.ts';

export const details: Texts['details'] = {
  open: (name) => `Details: ${name}`,
  purpose: 'Kind',
  protection: 'Protection',
  sealable: 'IP20, or IP44 with the frame’s seal',
  plain: 'IP20, cannot be sealed',
  parts: 'Components',
  choices: 'Available options',
  place: 'Place in the frame',
  size: 'Size',
  slots: 'Number of slots',
  withSeal: 'IP20, or IP44 with its seal',
  withoutSeal: 'IP20 (no seal available for this frame)',
  boxes: 'Boxes',
  difference: 'Price difference',
  neededForSeal: 'Needed for IP44',
  foreign: 'Does not fit the frames',
  rulesOut: 'Cannot be combined with',
  unsealable: (modules) =>
    modules === '' ? 'products that cannot be sealed' : `products that cannot be sealed: ${modules}`,
  touchPoints: 'Touch points',
  panel: 'Panel with this controller',
  unavailable: 'Not available',
  inPlace: (slot, controllers) => `in slot\u00A0${slot}: ${controllers}`,
};
