import { drawSet } from '@ramka/domain/drawing';
import { framedSet, frameOfSet, type ProductSet } from '@ramka/domain/set/product-set';
import { totalOf } from '@ramka/domain/money';
import { usualSetsTexts } from '@ramka/texts/usual-sets';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type CSSProperties, type ReactElement, useMemo, useRef, useState } from 'react';
import { type Room, setDefaultsFor } from '../api/project.ts';
import { useSupposedBill } from '../editor/bill/use-bill.ts';
import { colourOfFrame, type Draft, newDraft } from '../editor/editing/draft.ts';
import { useSaveTyped } from '../editor/quick-entry/quick-entry-in-project.tsx';
import { type TypedSets, useTypedSet } from '../editor/quick-entry/typed-sets.ts';
import { outbox } from '../offline/outbox.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { catalogueQuery, functionsQuery, useSeriesName } from '../project/catalogue.ts';
import { catalogueOf, type EditorCatalogue } from '../project/editor-catalogue.ts';
import { useProject } from '../project/project-query.ts';
import { useSeriesModules } from '../project/series-modules.ts';
import { Button } from '../ui/button.tsx';
import { DrawnSet } from '../ui/drawn-set.tsx';
import { useFocusRestore } from '../ui/lists.ts';
import { Price } from '../ui/price.tsx';
import styles from './room-entries.module.css';
import { UsualSetsSkeleton } from './usual-sets-skeleton.tsx';

export type UsualSetsProps = { readonly room: Room };

/** Offers usual sets for the only room of a project, with its set defaults. One press adds a set to the room. */
export const UsualSets = (props: UsualSetsProps): ReactElement => {
  const { data } = useQuery(catalogueQuery);
  const catalogue = useMemo(() => data && catalogueOf(data), [data]);
  return catalogue ? <OfferedSets {...props} catalogue={catalogue} /> : <UsualSetsSkeleton />;
};

type OfferedSetsProps = UsualSetsProps & { readonly catalogue: EditorCatalogue };

const OfferedSets = ({ room, catalogue }: OfferedSetsProps): ReactElement => {
  const { rooms } = useTexts();
  const { title } = usualSetsTexts[useLanguage().language];
  const project = useProject();
  // The first set determines the defaults of the project; the other offered sets keep their appearance.
  const [start] = useState(() => startOf(catalogue, setDefaultsFor(project, room.id)));
  const { offered, pending } = useUsualSets(start, catalogue);
  // The ids of the sets that were added, by the names of the offered ones.
  const [added, setAdded] = useState<ReadonlyMap<string, number>>(new Map());
  const present = new Set(room.sets.map(({ id }) => id));
  const shown = offered.filter(({ name }) => !present.has(outbox.realId(project.id, added.get(name) ?? 0)));
  const list = useRef<HTMLUListElement>(null);
  useFocusRestore(
    list,
    shown.map(({ name }) => name),
  );
  if (pending) return <UsualSetsSkeleton />;
  return (
    <>
      {room.sets.length + room.products.length === 0 && (
        <p className={styles['offer']}>{shown.length === 0 ? rooms.emptyRoom : title}</p>
      )}
      <ul ref={list} className={styles['cards']} aria-label={title} hidden={shown.length === 0}>
        {shown.map(({ name, set, catalogue: loaded }) => (
          <OfferedSet
            key={name}
            {...{ room, name, set }}
            catalogue={loaded}
            onAdded={(setId) => setAdded((known) => new Map(known).set(name, setId))}
          />
        ))}
      </ul>
    </>
  );
};

/** Begins with the defaults of the project, or else with the first frame of the first line that has modules. */
const startOf = (catalogue: EditorCatalogue, defaults: ReturnType<typeof setDefaultsFor>): Draft => {
  const own = catalogue.allLines.find(({ tag }) => tag === defaults?.lineTag);
  if (own && defaults) return newDraft(own, catalogue, defaults);
  const line = catalogue.allLines.find((each) => catalogue.listModuleCategories(each).length > 0);
  const [frame] = line ? catalogue.listFrames(line) : [];
  const draft = newDraft(line, catalogue);
  if (!frame) return draft;
  const { subcategoryId, finishId } = frame;
  const colour = colourOfFrame({ ...draft, set: { ...draft.set, frameId: frame.id } }, catalogue);
  return newDraft(line, catalogue, { subcategoryId, finishId, colourId: colour?.id ?? null });
};

type UsualSet = { readonly name: string; readonly set: ProductSet; readonly catalogue: EditorCatalogue };

/** The usual sets that the line can build, from their names as the quick entry reads them. */
const useUsualSets = (
  start: Draft,
  catalogue: EditorCatalogue,
): { readonly offered: readonly UsualSet[]; readonly pending: boolean } => {
  const { names } = usualSetsTexts[useLanguage().language];
  const { isError } = useQuery(functionsQuery);
  const { failed } = useSeriesModules(catalogue.findLine(start.lineId));
  const named = [
    useNamedSet(names.light, start, catalogue),
    useNamedSet(names.sockets, start, catalogue),
    useNamedSet(names.media, start, catalogue),
  ];
  return {
    offered: named.flatMap(({ name, typed: { sets, refusal, catalogue: loaded } }) =>
      refusal === undefined ? sets.slice(0, 1).map((set) => ({ name, set, catalogue: loaded })) : [],
    ),
    pending: !isError && !failed && named.some(({ typed }) => typed.refusal === 'loading'),
  };
};

const useNamedSet = (
  name: string,
  start: Draft,
  catalogue: EditorCatalogue,
): { readonly name: string; readonly typed: TypedSets } => {
  const input = useMemo(
    () => ({ start, lineId: start.lineId, text: name, chosen: {}, splitting: false }),
    [start, name],
  );
  return { name, typed: useTypedSet(input, catalogue) };
};

type OfferedSetProps = UsualSet & { readonly room: Room; readonly onAdded: (setId: number) => void };

const OfferedSet = ({ room, name, set, catalogue, onAdded }: OfferedSetProps): ReactElement => {
  const { common, rooms } = useTexts();
  const drawing = useMemo(() => drawSet(set, catalogue), [set, catalogue]);
  const seriesName = useSeriesName();
  const { rows } = useSupposedBill(framedSet(set));
  const saveTyped = useSaveTyped();
  const [busy, setBusy] = useState(false);
  const style: CSSProperties & Record<'--millimetres', number> = { '--millimetres': drawing?.width ?? 0 };
  const add = async (): Promise<void> => {
    setBusy(true);
    const [setId] = (await saveTyped([set], room.id, catalogue)) ?? [];
    setBusy(false);
    if (setId !== undefined) onAdded(setId);
  };
  return (
    <li className={styles['card']} style={style} data-offered="">
      <div className={styles['well']}>{drawing && <DrawnSet drawing={drawing} />}</div>
      <div className={styles['words']}>
        <span className={styles['series']}>{seriesName(frameOfSet(set, catalogue)?.seriesTag ?? '')}</span>
        <span className={styles['product-name']}>{name}</span>
      </div>
      <div className={styles['foot']}>
        <Button
          size="small"
          variant="quiet"
          icon={Plus}
          className={styles['take']}
          aria-label={rooms.inRoom(`${common.add}: ${name}`, room.name)}
          busy={busy}
          onClick={() => void add()}
        >
          {common.add}
        </Button>
        {rows && <Price value={totalOf(rows)} />}
      </div>
    </li>
  );
};
