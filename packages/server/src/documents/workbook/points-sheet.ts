import { allTexts } from '@ramka/texts/all-texts';
import type { DocumentHeading } from '../content/document-context.ts';
import { pointRows } from '../content/points.ts';
import type { DocumentRoom } from '../content/project-document.ts';
import { tableSheet } from './table-sheet.ts';
import { cells, type Sheet } from './workbook-plan.ts';

/** The sheet with the labelled pieces of rooms; none while a project has no labels. */
export const pointsSheets = (
  heading: DocumentHeading,
  rooms: readonly Pick<DocumentRoom, 'name' | 'sets'>[],
): readonly Sheet[] => {
  const items = pointRows(rooms);
  if (items.length === 0) return [];
  const { documents: words } = allTexts[heading.language];
  const heads = words.pointColumns;
  return [
    tableSheet({
      heading,
      title: words.points,
      name: words.points,
      items,
      columns: {
        label: { head: heads.label, width: 14, kind: 'text', cell: ({ point }) => cells.text(point.label, 'strong') },
        room: { head: words.room, width: 24, kind: 'text', cell: ({ room }) => cells.text(room) },
        set: { head: words.set, width: 40, kind: 'text', cell: ({ set }) => cells.text(set) },
        piece: { head: heads.piece, width: 8, kind: 'number', cell: ({ point }) => cells.pieces(point.piece) },
        height: {
          head: heads.height,
          width: 14,
          kind: 'number',
          cell: ({ point }) => (point.height === null ? undefined : cells.pieces(point.height)),
        },
        usual: {
          head: heads.usual,
          width: 12,
          kind: 'text',
          cell: ({ point }) => (point.height !== null && point.isUsual ? cells.text(words.usual) : undefined),
        },
        circuit: { head: heads.circuit, width: 18, kind: 'text', cell: ({ point }) => cells.text(point.circuit) },
        note: { head: heads.note, width: 50, kind: 'text', cell: ({ point }) => cells.text(point.note) },
      },
      total: { label: words.pieceCount(items.length), sums: {} },
    }),
  ];
};
