import type { StickerGrid } from '@ramka/domain/labels';
import type { StoredProject } from '../../project/projects.store.ts';
import { type DocumentContext, documentHeading, type DocumentHeading } from './document-context.ts';
import { pointsKey } from './points.ts';

/** Stickers with the labels of pieces, for sheets of self-adhesive labels. */
export type StickersDocument = {
  readonly kind: 'stickers';
  readonly heading: DocumentHeading;
  readonly grid: StickerGrid;
  /** The first sticker of the first sheet that is still there, from 1, row by row. */
  readonly start: number;
  readonly stickers: readonly Sticker[];
};

export type Sticker = {
  readonly label: string;
  /** Height and circuit; empty: neither. */
  readonly details: string;
  readonly room: string;
};

/** Builds the stickers of all labelled pieces, in the order of rooms. */
export const stickersDocument = (
  project: StoredProject,
  context: DocumentContext,
  { grid, start }: Pick<StickersDocument, 'grid' | 'start'>,
): StickersDocument => {
  const { documents: words } = context.texts;
  return {
    kind: 'stickers',
    heading: documentHeading(context, project, words.stickers),
    grid,
    start,
    stickers: project.rooms.flatMap((room) =>
      room.sets.flatMap(({ id }) =>
        (context.points?.get(pointsKey(room.id, id)) ?? []).map(({ label, height, isUsual, circuit }) => ({
          label,
          details: [height === null ? '' : words.pointHeight(height, isUsual), circuit]
            .filter((part) => part !== '')
            .join(' · '),
          room: room.name,
        })),
      ),
    ),
  };
};
