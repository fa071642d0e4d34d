import type { Drawing } from '@ramka/domain/drawing';
import type { MinorUnits } from '@ramka/domain/money';
import type { Slot } from '@ramka/domain/catalogue';
import type { DocumentLine } from '../lines/document-line.ts';
import type { MountingBox } from './mounting-box.ts';

/** A product set as documents show it. Rooms that hold the same set share one of these. */
export type DocumentSet = {
  readonly id: number;
  /** Never empty: a set without a name is called so. */
  readonly name: string;
  /** Name of its frame line; null where the catalogue no longer has its frame. */
  readonly lineName: string | null;
  /** Its picture, layer by layer; layers name files below the folder of pictures. Null without a frame. */
  readonly drawing: Drawing | null;
  /** What one set takes. */
  readonly lines: readonly DocumentLine[];
  /** Net price of one set. */
  readonly price: MinorUnits;
  /** What its lines cannot say: parts that are missing or not chosen yet (reading R22). */
  readonly remarks: readonly string[];
  /** What is in its slots, from left to right; an empty slot has no name. */
  readonly slots: readonly SlotContent[];
  /** What it is mounted on. */
  readonly box: MountingBox | null;
};

/** A slot of a set and the name of what is in it. */
export type SlotContent = { readonly slot: Slot; readonly name: string | null };

/** A set and how many of it a room has. */
export type SetEntry = { readonly set: DocumentSet; readonly quantity: number };
