import { type NamedSet, nameOfSet } from '@ramka/texts/name-of-set';
import { wallOfRoom, wallOfSet } from '@ramka/domain/wall';
import type { PageTexts } from '@ramka/texts/texts';
import { type ReactElement, useId, useMemo, useState } from 'react';
import type { CatalogueOverview } from '../api/catalogue.ts';
import type { Project } from '../api/project.ts';
import type { PriceChange, RestylePreview, RestyleRow } from '../api/restyle-calls.ts';
import { useTexts } from '../language/texts.ts';
import { useProject } from '../project/project-query.ts';
import { ToggleGroup } from '../ui/fields/toggle-group.tsx';
import { allRowStates, type RowState, stateOf, stateText } from './change-text.ts';
import { type MissingFinish, missingFinish } from './choices.ts';
import { idsIn, ownFrameSets, type RestyleSearch } from './restyle-search.ts';
import { PriceStep } from '../ui/price-step.tsx';
import { type RowDecisions, RestyleRowCard } from './restyle-row.tsx';
import styles from './restyle-rows.module.css';

export type RestyleRowsProps = RowDecisions & {
  readonly preview: RestylePreview;
  /** Excluded sets. */
  readonly excluded: ReadonlySet<number>;
  readonly differing: ReadonlySet<number>;
  readonly search: RestyleSearch;
  readonly catalogue: CatalogueOverview;
};

/** The outcome for each set, grouped by room, with a filter by state. */
export const RestyleRows = (props: RestyleRowsProps): ReactElement => {
  const { preview, excluded, differing, search, catalogue, onExclude, onSlot, onFrame, onDivide } = props;
  const roomId = search.groupId;
  const { restyle } = useTexts();
  const project = useProject();
  const [chosen, setChosen] = useState<Filter>('all');
  const shown = preview.rows.filter((row) => chosen === 'all' || stateOf(row) === chosen);
  const groups =
    search.sets === undefined ? groupsOf(preview, shown, project) : [{ key: 'all', rows: shown, shared: [] }];
  const missing = useMemo(
    () => missingFinishes(preview, project, catalogue, search),
    [preview, project, catalogue, search],
  );
  const own = new Set(ownFrameSets(search));
  const divided = new Set(idsIn(search.divided));
  const widest = Math.max(1, ...preview.rows.flatMap(({ before, after }) => [widthOf(before), widthOf(after)]));
  return (
    <div className={styles['results']} style={{ '--widest': widest }}>
      <StateFilter rows={preview.rows} chosen={chosen} onChosen={setChosen} />
      {shown.length === 0 && <p>{restyle.noneOfVerdict}</p>}
      {groups.map((group) => (
        <RowGroup key={group.key} group={group}>
          {group.rows.map((row) => (
            <RestyleRowCard
              key={row.setId}
              row={row}
              wall={roomId === undefined ? wallOfSet(project, row.setId) : wallOfRoom(project, roomId)}
              isExcluded={excluded.has(row.setId)}
              differs={differing.has(row.setId)}
              places={roomId === undefined ? placesOf(row, project, restyle) : piecesOf(row, restyle)}
              otherRooms={project.rooms.filter(({ id, sets }) => id !== roomId && has(sets, row.setId)).length}
              onExclude={onExclude}
              onSlot={onSlot}
              onFrame={onFrame}
              onDivide={onDivide}
              missing={missing.get(row.setId)}
              hasOwnFrame={own.has(row.setId)}
              isDivided={divided.has(row.setId)}
            />
          ))}
        </RowGroup>
      ))}
    </div>
  );
};

/** The rows whose finish ends at fewer slots, with the closest finish to take instead. */
const missingFinishes = (
  { rows }: RestylePreview,
  { sets }: Project,
  catalogue: CatalogueOverview,
  search: RestyleSearch,
): ReadonlyMap<number, MissingFinish> => {
  const byId = new Map(sets.map((set) => [set.id, set]));
  return new Map(
    rows.flatMap((row) => {
      const set = row.reason === 'no-frame-of-finish' ? byId.get(row.setId) : undefined;
      const found = set && missingFinish(catalogue, set, row.before, search);
      return found === undefined ? [] : [[row.setId, found] as const];
    }),
  );
};

const widthOf = (appearance: RestyleRow['after']): number => appearance?.drawing?.width ?? 0;

const has = (entries: readonly { readonly id: number }[], setId: number): boolean =>
  entries.some(({ id }) => id === setId);

/** Returns the rooms of a set with quantities as text; empty if no room contains it. */
const placesOf = ({ rooms }: RestyleRow, project: Project, restyle: PageTexts['restyle']): string => {
  const places = rooms.map(({ roomId, quantity }) =>
    restyle.roomQuantity(project.rooms.find(({ id }) => id === roomId)?.name ?? '', quantity),
  );
  return places.length === 0 ? '' : restyle.inRooms(places.join(', '));
};

const piecesOf = ({ rooms }: RestyleRow, restyle: PageTexts['restyle']): string =>
  rooms.map(({ quantity }) => restyle.pieces(quantity)).join(', ');

type Filter = RowState | 'all';

type StateFilterProps = {
  readonly rows: readonly RestyleRow[];
  readonly chosen: Filter;
  readonly onChosen: (chosen: Filter) => void;
};

/** Filter buttons with the number of sets in each state. */
const StateFilter = ({ rows, chosen, onChosen }: StateFilterProps): ReactElement => {
  const { restyle } = useTexts();
  const counts = allRowStates.map((state) => ({ state, count: rows.filter((row) => stateOf(row) === state).length }));
  return (
    <div className={styles['filter']}>
      <ToggleGroup<Filter>
        label={restyle.filter}
        chips
        chosen={[chosen]}
        onChosen={([next]) => onChosen(next ?? 'all')}
        choices={[
          { value: 'all', label: restyle.withCount(restyle.allVerdicts, rows.length) },
          ...counts
            .filter(({ state, count }) => count > 0 || state === chosen)
            .map(({ state, count }) => ({
              value: state,
              label: restyle.withCount(stateText(state, restyle), count),
            })),
        ]}
      />
    </div>
  );
};

/** The rows of a room. A set in several rooms is listed in the first of them; the others refer to it. */
type Group = {
  readonly key: string;
  /** Undefined if the list is not grouped by room. */
  readonly title?: string | undefined;
  readonly sums?: PriceChange | undefined;
  readonly rows: readonly RestyleRow[];
  /** Sets that are listed in an earlier group. */
  readonly shared: readonly NamedSet[];
};

const groupsOf = (preview: RestylePreview, shown: readonly RestyleRow[], project: Project): readonly Group[] => {
  const rooms = project.rooms.map(({ id, name }): Group => {
    const here = shown.filter((row) => row.rooms.some(({ roomId }) => roomId === id));
    return {
      key: `room-${id}`,
      title: name,
      sums: preview.rooms.find(({ roomId }) => roomId === id),
      rows: here.filter((row) => row.rooms[0]?.roomId === id),
      shared: here
        .filter((row) => row.rooms[0]?.roomId !== id)
        .map((row) => project.sets.find((set) => set.id === row.setId) ?? { ...row, contents: '' }),
    };
  });
  const loose: Group = { key: 'no-room', title: '', rows: shown.filter((row) => row.rooms.length === 0), shared: [] };
  return [...rooms, loose].filter(({ rows, shared }) => rows.length + shared.length > 0);
};

type RowGroupProps = { readonly group: Group; readonly children: readonly ReactElement[] };

const RowGroup = ({ group, children }: RowGroupProps): ReactElement => {
  const { common, restyle } = useTexts();
  const id = useId();
  const { title, sums, rows, shared } = group;
  return (
    <section className={styles['group']} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <div className={styles['head']}>
          <h3 id={id} className={styles['room']}>
            {title === '' ? restyle.noRoom : title}
          </h3>
          {sums && <PriceStep {...sums} size="small" />}
        </div>
      )}
      {rows.length > 0 && <ul>{children}</ul>}
      {shared.length > 0 && (
        <p className={styles['shared']}>
          {restyle.sharedAbove(shared.map((set) => nameOfSet(set, { common })).join(', '))}
        </p>
      )}
    </section>
  );
};
