/**
 * APIs that at least one of the oldest supported browsers lacks: Chrome 109, Firefox 115 and Safari 16.4
 * (docs/readings.md#r27). Each owner is a path from the global object. Tests remove them.
 */
export const missingApis: readonly (readonly [owner: string, names: string])[] = [
  ['Array.prototype', 'toReversed with toSorted toSpliced'],
  ['Array', 'fromAsync'],
  ['Object', 'groupBy'],
  ['Map', 'groupBy'],
  ['Promise', 'withResolvers try'],
  ['Set.prototype', 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom'],
  ['String.prototype', 'isWellFormed toWellFormed'],
  ['ArrayBuffer.prototype', 'transfer resize'],
  ['AbortSignal', 'any'],
  ['URL', 'canParse parse'],
  ['URLSearchParams.prototype', 'size'],
  ['Intl', 'Segmenter DurationFormat'],
  ['RegExp', 'escape'],
  ['globalThis', 'CloseWatcher requestIdleCallback Iterator'],
  ['HTMLElement.prototype', 'popover showPopover hidePopover togglePopover'],
];
