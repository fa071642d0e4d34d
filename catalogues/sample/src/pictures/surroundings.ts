import { colourById } from '../colours/colour-by-id.ts';
import type { PictureOrder } from '../drawing/drawing-order.ts';
import { type PlainFrame, plainFrames } from '../frames/plain-frames.ts';

/** What surface boxes and seals show around frames: one picture for all finishes of a subcategory. */
export function surroundings(): readonly PictureOrder[] {
  return plainFrames.flatMap((frame) => [...boxOutlines(frame), ...sealOutlines(frame)]);
}

function boxOutlines({ subcategory, record }: PlainFrame): readonly PictureOrder[] {
  const { line, geometry } = subcategory;
  return record.surfaceBoxes.map(({ colourId }) => ({
    path: `boxes/${subcategory.id}/${record.slots}-${colourId}.svg`,
    order: {
      kind: 'surface-box-outline',
      lineTag: line.tag,
      geometry,
      slots: record.slots,
      hexColor: colourById(colourId).hexColor,
    },
  }));
}

function sealOutlines({ subcategory, record }: PlainFrame): readonly PictureOrder[] {
  const { line, geometry } = subcategory;
  if (record.sealId === undefined) return [];
  return [
    {
      path: `seals/${subcategory.id}/${record.slots}.svg`,
      order: { kind: 'seal-outline', lineTag: line.tag, geometry, slots: record.slots },
    },
  ];
}
