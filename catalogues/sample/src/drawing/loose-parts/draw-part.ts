import { card } from '../accessories/card.ts';
import { floorProbe } from '../accessories/floor-probe.ts';
import { key } from '../accessories/key.ts';
import { lamp } from '../accessories/lamp.ts';
import { loudspeaker } from '../accessories/loudspeaker.ts';
import { plugInSupply } from '../accessories/plug-in-supply.ts';
import type { DrawingOrder } from '../drawing-order.ts';
import { blankInsert } from '../fixings/blank-insert.ts';
import { claws } from '../fixings/claws.ts';
import { insertSeal } from '../fixings/insert-seal.ts';
import { labelField } from '../fixings/label-field.ts';
import { lens } from '../fixings/lens.ts';
import { mask } from '../fixings/mask.ts';
import { dataInsert } from '../inserts/data-insert.ts';
import { electronicInsert } from '../inserts/electronic-insert.ts';
import { keystoneInsert } from '../inserts/keystone-insert.ts';
import { lightInsert } from '../inserts/light-insert.ts';
import { at } from '../svg/at.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import type { LoosePart } from './loose-part.ts';

type PartOrder = Extract<DrawingOrder, { kind: 'part' }>;

/** A loose part on a tile of 55 × 55 mm. */
export const drawPart = (pen: Pen, { part, hexColor }: PartOrder): Picture => ({
  width: 55,
  height: 55,
  body: at(27.5, 27.5, looseParts[part](pen, hexColor ?? '#d9dcdf')),
});

const looseParts: Record<PartOrder['part'], LoosePart> = {
  claws: claws,
  'insert-seal': insertSeal,
  lamp: lamp,
  'data-insert': dataInsert,
  'keystone-insert': keystoneInsert,
  'label-field': labelField,
  card: card,
  key: key,
  loudspeaker: loudspeaker,
  'dimmer-insert': electronicInsert('dim'),
  'sensor-insert': electronicInsert('bulb'),
  'radio-insert': electronicInsert('wifi'),
  mask: mask,
  'floor-probe': floorProbe,
  'light-insert': lightInsert,
  'power-supply': plugInSupply,
  lens: lens,
  'blank-insert': blankInsert,
};
