import { memo, type ReactElement, useRef } from 'react';
import { type ChecklistTick, type InstallationProgress, tickKey } from '../api/installation.ts';
import { useTexts } from '../language/texts.ts';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { useNear } from '../ui/media.ts';
import styles from './installation-screen.module.css';

/** Ticks or unticks checklist items, optimistically. The response also contains items ticked by others. */
export type Tick = (ticks: readonly ChecklistTick[], done: boolean) => void;

export type PiecesProps = {
  /** Name of the set or product. */
  readonly name: string;
  /** The checklist items of each piece. */
  readonly pieces: readonly (readonly ChecklistTick[])[];
  readonly done: InstallationProgress;
  readonly tick: Tick;
  /** Whether the checklist is too long to be rendered at once. */
  readonly isLong: boolean;
  /** Labels of the pieces from the first one; absent while labels are off. */
  readonly labels?: readonly (string | undefined)[] | undefined;
};

/** Number of pieces rendered together. */
const BLOCK = 20;

/** The pieces of a set or product in a room, with checkboxes. */
export const Pieces = ({ pieces, ...shared }: PiecesProps): ReactElement => (
  <div className={styles['pieces']}>
    <h3 className={styles['set-name']}>{shared.name}</h3>
    {Array.from({ length: Math.ceil(pieces.length / BLOCK) }, (_, index) => (
      <Block
        // oxlint-disable-next-line react/no-array-index-key -- a block is its place
        key={index}
        {...shared}
        of={pieces.length}
        pieces={pieces.slice(index * BLOCK, (index + 1) * BLOCK)}
      />
    ))}
  </div>
);

/** A block of pieces. In a long checklist it is rendered when it comes near the viewport. */
const Block = ({
  name,
  of,
  pieces,
  done,
  tick,
  isLong,
  labels,
}: PiecesProps & { readonly of: number }): ReactElement => {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} className={styles['block']} style={{ '--pieces': pieces.length }}>
      {(near || !isLong) &&
        pieces.map((ticks, index) => (
          <Piece
            // oxlint-disable-next-line react/no-array-index-key -- a piece is its number
            key={index}
            {...{ name, of, ticks, tick }}
            label={labels?.[(ticks[0]?.piece ?? 0) - 1]}
            mounted={ticks
              .filter((each) => done.has(tickKey(each)))
              .map(tickKey)
              .join(' ')}
          />
        ))}
    </div>
  );
};

type PieceProps = {
  readonly name: string;
  readonly of: number;
  /** The checklist items of the piece. */
  readonly ticks: readonly ChecklistTick[];
  /** Keys of the ticked items, separated by spaces. */
  readonly mounted: string;
  readonly tick: Tick;
  /** Label of the piece; undefined if it has none. */
  readonly label: string | undefined;
};

const Piece = memo(
  ({ name, of, ticks, mounted, tick, label }: PieceProps): ReactElement => {
    const { site } = useTexts();
    const done = new Set(mounted.split(' '));
    const [first] = ticks;
    const piece = first?.piece ?? 0;
    return (
      <fieldset
        className={styles[first && 'part' in first ? 'parts' : 'product']}
        aria-label={label === undefined ? site.pieceOf(name, piece) : `${label}: ${site.pieceOf(name, piece)}`}
      >
        <span className={styles['piece']}>
          {label === undefined ? of > 1 && site.piece(piece, of) : <strong className={styles['label']}>{label}</strong>}
        </span>
        {ticks.map((each) => (
          <Checkbox
            key={tickKey(each)}
            label={'part' in each ? site.parts[each.part] : site.mounted}
            checked={done.has(tickKey(each))}
            onChecked={(checked) => tick([each], checked)}
          />
        ))}
      </fieldset>
    );
  },
  (before, after) =>
    before.mounted === after.mounted &&
    before.of === after.of &&
    before.name === after.name &&
    before.label === after.label,
);
