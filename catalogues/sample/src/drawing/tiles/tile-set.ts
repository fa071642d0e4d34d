/** What stands in the slots of the set on a line's tile: primitives, or a number of touch points behind glass. */
export type TileSlot = string | number;

/** The set that shows a frame line at its best. */
export const tileSetOf = (lineTag: string): readonly TileSlot[] => tileSets.get(lineTag) ?? ['rocker1', 'socketE'];

const tileSets: ReadonlyMap<string, readonly TileSlot[]> = new Map<string, readonly TileSlot[]>([
  ['simon-10', ['rocker1', 'socketE']],
  ['simon-basic', ['rocker2', 'socketE+lid']],
  ['simon-15', ['rocker2', 'socketE']],
  ['simon-54-premium', ['rocker1+eye', 'socketE']],
  ['simon-54-nature', ['rocker1', 'knob']],
  ['simon-54-touch', [4, 'socketE']],
  ['simon-55-line', ['rocker1', 'socketE+usb', 'rj2']],
  ['simon-55-duo', ['rocker2', 'usbAC']],
  ['simon-55-nature', ['rocker2', 'display']],
  ['simon-82-detail', ['rocker1+stairs', 'knob+scale']],
]);
