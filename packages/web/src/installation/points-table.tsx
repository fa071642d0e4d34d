import { labelLimits, labelText, normaliseLabel, type PieceNotes } from '@ramka/domain/labels';
import { type WallPiece, wallPieceKey } from '@ramka/domain/wall-piece';
import { parseQuantity } from '@ramka/domain/quantity';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { type KeyboardEvent, type ReactElement, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { LabelledPiece, Labels, LabelsChange } from '../api/labels.ts';
import { pieceWithLabel } from '../labels/piece-with-label.ts';
import type { Room, SavedSet } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { useProject } from '../project/project-query.ts';
import { snackbars } from '../platform/messages.ts';
import { onPageHidden } from '../platform/page-visibility.ts';
import { useNear } from '../ui/media.ts';
import { StickersForm } from './stickers-form.tsx';
import table from '../ui/table.module.css';
import styles from './points-table.module.css';

type PointsTableProps = {
  readonly rooms: readonly Room[];
  readonly sets: ReadonlyMap<number, SavedSet>;
  readonly labels: Labels;
  readonly onChange: (change: LabelsChange) => void;
};

const columns = ['label', 'height', 'circuit', 'note'] as const;

type Column = (typeof columns)[number];

/** The labels, heights, circuits and notes of all pieces, one table a room. Arrow keys and Enter move between rows. */
export const PointsTable = ({ rooms, sets, labels, onChange }: PointsTableProps): ReactElement => {
  const container = useRef<HTMLDivElement>(null);
  const withSets = rooms.filter((room) => room.sets.length > 0);
  return (
    <div
      role="presentation"
      ref={container}
      className={styles['tables']}
      onKeyDown={(event) => moveBetweenRows(event, container.current)}
    >
      {withSets.map((room) => (
        <RoomTable key={room.id} {...{ room, sets, labels, onChange }} />
      ))}
      <Sources labels={labels} />
      <StickersForm />
    </div>
  );
};

/** Moves the focus to the same column of the next or previous row, also into another room. */
const moveBetweenRows = (event: KeyboardEvent<HTMLElement>, container: HTMLElement | null): void => {
  const step = { ArrowUp: -1, ArrowDown: 1, Enter: event.shiftKey ? -1 : 1 }[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
  const fields = [...(container?.querySelectorAll<HTMLInputElement>(`input[name=${target.name}]`) ?? [])];
  const next = fields[fields.indexOf(target) + step];
  event.preventDefault();
  if (next) next.focus();
  else target.blur();
};

type RoomTableProps = Omit<PointsTableProps, 'rooms'> & { readonly room: Room };

/** The number of rows rendered together. */
const BLOCK = 20;

const RoomTable = ({ room, sets, labels, onChange }: RoomTableProps): ReactElement => {
  const { site } = useTexts();
  const id = useId();
  const pieces = room.sets.flatMap(({ id: setId, quantity }) =>
    Array.from({ length: quantity }, (_, index) => ({ roomId: room.id, setId, piece: index + 1, of: quantity })),
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['room']}>
        {room.name}
      </h2>
      <table className={`${table['table']} ${styles['table']}`}>
        <thead>
          <tr>
            <th scope="col" className={styles['label']}>
              {site.columns.label}
            </th>
            <th scope="col">{site.columns.set}</th>
            {(['height', 'circuit', 'note'] as const).map((column) => (
              <th key={column} scope="col" className={styles[column]}>
                {site.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        {Array.from({ length: Math.ceil(pieces.length / BLOCK) }, (_, index) => (
          <RowBlock
            // oxlint-disable-next-line react/no-array-index-key -- a block is its place
            key={index}
            pieces={pieces.slice(index * BLOCK, (index + 1) * BLOCK)}
            {...{ sets, labels, onChange }}
          />
        ))}
      </table>
    </section>
  );
};

type PieceOfRoom = WallPiece & { readonly of: number };

/** Rows that are rendered when they come near the viewport. */
const RowBlock = ({
  pieces,
  sets,
  labels,
  onChange,
}: Omit<RoomTableProps, 'room'> & { readonly pieces: readonly PieceOfRoom[] }): ReactElement => {
  const place = useRef<HTMLTableSectionElement>(null);
  const near = useNear(place);
  const { common } = useTexts();
  return (
    <tbody ref={place} className={styles['block']} style={{ '--rows': pieces.length }}>
      {near &&
        pieces.map((piece) => {
          const set = sets.get(piece.setId);
          return (
            <PointRow
              key={wallPieceKey(piece)}
              {...piece}
              name={set ? nameOfSet(set, { common }) : ''}
              point={labels.pieces.get(wallPieceKey(piece))}
              usual={labels.heights.get(piece.setId)?.height ?? null}
              labels={labels}
              onChange={onChange}
            />
          );
        })}
    </tbody>
  );
};

type PointRowProps = PieceOfRoom & {
  /** Name of the set. */
  readonly name: string;
  /** Undefined while the piece has no label yet. */
  readonly point: LabelledPiece | undefined;
  readonly usual: number | null;
  readonly labels: Labels;
  readonly onChange: (change: LabelsChange) => void;
};

const PointRow = ({ roomId, setId, piece, of, name, point, usual, labels, onChange }: PointRowProps): ReactElement => {
  const { site } = useTexts();
  const checkLabel = useLabelCheck(labels, { roomId, setId, piece });
  const title = of > 1 ? site.pieceOf(name, piece) : name;
  const change = (notes: Partial<PieceNotes>): void => onChange({ pieces: [{ roomId, setId, piece, ...notes }] });
  const field = (column: Column): FieldTexts => ({ column, label: site.field(site.columns[column], title) });
  return (
    <tr className={styles['row']}>
      <td className={styles['label']} data-label={site.columns.label}>
        {point ? (
          <TextField
            {...field('label')}
            value={labelText(point)}
            maximum={labelLimits.label}
            check={(text) => checkLabel(labelText({ ...point, customLabel: text }))}
            onText={(customLabel) => change({ customLabel })}
          />
        ) : (
          <span className={styles['pending']}>{site.notLabelled}</span>
        )}
      </td>
      <th scope="row" className={styles['name']}>
        {name}
        {of > 1 && <span className={styles['piece']}>{site.piece(piece, of)}</span>}
      </th>
      <td className={styles['height']} data-label={site.columns.height}>
        {point && (
          <TextField
            {...field('height')}
            value={point.height === null ? '' : String(point.height)}
            placeholder={usual === null ? '' : String(usual)}
            description={usual !== null && point.height === null ? site.usualHeight(usual) : undefined}
            maximum={8}
            isNumber
            check={(text) => (heightOf(text) === undefined ? site.badHeight(labelLimits.height) : undefined)}
            onText={(text) => change({ height: heightOf(text) ?? null })}
          />
        )}
      </td>
      {(['circuit', 'note'] as const).map((column) => (
        <td key={column} className={styles[column]} data-label={site.columns[column]}>
          {point && (
            <TextField
              {...field(column)}
              value={point[column]}
              maximum={labelLimits[column]}
              onText={(text) => change({ [column]: text })}
            />
          )}
        </td>
      ))}
    </tr>
  );
};

/** Returns a height in centimetres, also of one typed in metres; null for no text, undefined for one that cannot be read. */
const heightOf = (text: string): number | null | undefined => {
  const metres = /^(\d)[.,](\d{1,2})\s*m$/iu.exec(text.trim());
  const typed = text.replace(/\s*cm\.?$/iu, '').trim();
  if (typed === '') return null;
  const height = metres ? Math.round(Number(`${metres[1]}.${metres[2]}`) * 100) : parseQuantity(typed);
  return height !== undefined && Number.isInteger(height) && height >= 0 && height <= labelLimits.height
    ? height
    : undefined;
};

/** Returns a function that names the piece that already has a label. */
const useLabelCheck = (labels: Labels, own: WallPiece): ((label: string) => string | undefined) => {
  const { common, site } = useTexts();
  const { rooms, sets } = useProject();
  return (label) => {
    const other = pieceWithLabel(labels, label, own);
    if (!other) return undefined;
    const set = sets.find(({ id }) => id === other.setId);
    const room = rooms.find(({ id }) => id === other.roomId);
    return site.labelTaken(labelText(other), room?.name ?? '', set ? nameOfSet(set, { common }) : '');
  };
};

type FieldTexts = { readonly column: Column; readonly label: string };

type TextFieldProps = FieldTexts & {
  readonly value: string;
  readonly maximum: number;
  readonly placeholder?: string;
  readonly description?: string | undefined;
  readonly isNumber?: boolean;
  /** Returns the reason for rejecting a text. */
  readonly check?: (text: string) => string | undefined;
  readonly onText: (text: string) => void;
};

/** A text of a table, saved when the field is left, and when it is unmounted. Escape restores the saved one. */
const TextField = (props: TextFieldProps): ReactElement => {
  const { column, label, value, maximum, placeholder, description, isNumber = false, check, onText } = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  /** Saves the text, or returns the reason for rejecting it. */
  const commit = (): string | undefined => {
    if (typed === undefined) return undefined;
    const text = normaliseLabel(typed);
    const refused = text === value ? undefined : check?.(text);
    setProblem(refused);
    if (refused !== undefined) return refused;
    setTyped(undefined);
    if (text !== value) onText(text);
    return undefined;
  };
  const leave = useEffectEvent(commit);
  const leaveForGood = useEffectEvent(() => {
    const refused = commit();
    if (refused !== undefined) snackbars.error(`${label} – ${typed}: ${refused}`);
  });
  useEffect(() => {
    const stop = onPageHidden(() => leave());
    return () => {
      stop();
      leaveForGood();
    };
  }, []);
  const described = problem === undefined ? description : problem;
  return (
    <>
      <input
        name={column}
        className={styles['field']}
        inputMode={isNumber ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={column === 'note'}
        maxLength={maximum}
        placeholder={placeholder}
        aria-label={label}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={described === undefined ? undefined : id}
        value={typed ?? value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        onBlur={() => commit()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setTyped(undefined);
          setProblem(undefined);
        }}
      />
      {described !== undefined && (
        <span
          id={id}
          className={problem === undefined ? 'visually-hidden' : styles['problem']}
          aria-live={problem === undefined ? undefined : 'polite'}
        >
          {described}
        </span>
      )}
    </>
  );
};

/** Says that grey heights are usual ones, and which pages state them. */
const Sources = ({ labels }: { readonly labels: Labels }): ReactElement | null => {
  const { common, site } = useTexts();
  const sources = [...new Set([...labels.heights.values()].map(({ source }) => source))];
  if (sources.length === 0) return null;
  return (
    <p className={styles['sources']}>
      {site.usualHeights} {site.sources}:{' '}
      {sources.map((source, index) => (
        <span key={source}>
          {index > 0 && ', '}
          <a href={source} target="_blank" rel="noreferrer" aria-label={`${hostOf(source)} (${common.newTab})`}>
            {hostOf(source)}
          </a>
        </span>
      ))}
    </p>
  );
};

const hostOf = (address: string): string => new URL(address).host.replace(/^www\./u, '');
