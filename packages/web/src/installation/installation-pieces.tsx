import { memo, type ReactElement, useRef } from 'react';
import { type ChecklistTick, type InstallationProgress, tickKey } from '../api/installation.ts';
import { useTexts } from '../language/texts.ts';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { useNear } from '../ui/media.ts';
import styles from './installation-screen.module.css';

/** Ticks off, or takes back, what is shown at once, until it fails; the server's answer brings what others have ticked. */
export type Tick = (ticks: readonly ChecklistTick[], done: boolean) => void;

export type PiecesProps = {
  /** Of what they are pieces. */
  readonly name: string;
  /** What there is to tick of each. */
  readonly pieces: readonly (readonly ChecklistTick[])[];
  readonly done: InstallationProgress;
  readonly tick: Tick;
  /** Whether the sheet has too many pieces to draw all of them at once. */
  readonly isLong: boolean;
};

/** So many pieces come together. */
const BLOCK = 20;

/** The pieces of a set or product in a room, to be ticked off one by one. */
export const Pieces = ({ pieces, ...shared }: PiecesProps): ReactElement => (
  <div className={styles['pieces']}>
    <h3 className={styles['set-name']}>{shared.name}</h3>
    {Array.from({ length: Math.ceil(pieces.length / BLOCK) }, (_, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a block is its place
      <Block key={index} {...shared} of={pieces.length} pieces={pieces.slice(index * BLOCK, (index + 1) * BLOCK)} />
    ))}
  </div>
);

/** Some pieces; on a long sheet only their place until they come near what is in sight. */
const Block = ({ name, of, pieces, done, tick, isLong }: PiecesProps & { readonly of: number }): ReactElement => {
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
  /** What there is to tick. */
  readonly ticks: readonly ChecklistTick[];
  /** What of it is ticked, with spaces between. */
  readonly mounted: string;
  readonly tick: Tick;
};

const Piece = memo(
  ({ name, of, ticks, mounted, tick }: PieceProps): ReactElement => {
    const { site } = useTexts();
    const done = new Set(mounted.split(' '));
    const [first] = ticks;
    const piece = first?.piece ?? 0;
    return (
      <fieldset
        className={styles[first && 'part' in first ? 'parts' : 'product']}
        aria-label={site.pieceOf(name, piece)}
      >
        <span className={styles['piece']}>{of > 1 && site.piece(piece, of)}</span>
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
  (before, after) => before.mounted === after.mounted && before.of === after.of && before.name === after.name,
);
