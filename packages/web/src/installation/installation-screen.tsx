import { labelText } from '@ramka/domain/labels';
import { wallOfRoom } from '@ramka/domain/wall';
import { wallPieceKey } from '@ramka/domain/wall-piece';
import { type RoomEntry, installationParts } from '@ramka/domain/project';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HardHat } from 'lucide-react';
import { memo, type ReactElement, useId, useMemo, useRef, useState } from 'react';
import { failureText, failureWithReason, readingFailure, savingFailure } from '../api/failure.ts';
import type { Labels } from '../api/labels.ts';
import type { Room, SavedSet } from '../api/project.ts';
import {
  type Counted,
  counted,
  readInstallationProgress,
  remainingIn,
  toggleAll,
  type ChecklistTick,
  type InstallationProgress,
  ticksFromWire,
  type TickChange,
  ticksOfRoom,
  type ToggleAll,
  withIds,
  withTicks,
  tickKey,
} from '../api/installation.ts';
import { makeChange } from '../offline/make-change.ts';
import { readIdMap, realIdIn } from '../offline/id-map.ts';
import { withPendingOf } from '../offline/optimistic-updates.ts';
import { changeTicks, MAX_TICKS_AT_ONCE } from '../project-changes/installation.ts';
import { DownloadButton } from '../downloads/download-menu.tsx';
import { useTexts } from '../language/texts.ts';
import { snackbars } from '../platform/messages.ts';
import { useProject, useProjectId, useProjectPart } from '../project/project-query.ts';
import { SetPicture } from '../sets/set-face.tsx';
import { EmptyState, QueryState } from '../ui/empty-state.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { useFocusRestore } from '../ui/lists.ts';
import { useAwakeScreen } from '../ui/media.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { useChangeLabels, useLabels } from '../labels/use-labels.ts';
import { Switch } from '../ui/fields/switch.tsx';
import { ToggleGroup } from '../ui/fields/toggle-group.tsx';
import { PointsTable } from './points-table.tsx';
import { Pieces, type Tick } from './installation-pieces.tsx';
import { wallStyle } from '../ui/wall-style.ts';
import styles from './installation-screen.module.css';

/** Milliseconds between requests for items that others have ticked. */
const POLL_INTERVAL = 20_000;

/** Below the project's key: after queued changes are sent, rooms and sets have new ids, which the ticks refer to. */
const keyOf = (projectId: string) => ['project', projectId, 'site'] as const;

const keyOfRoom = ({ id }: Room): string => String(id);

const noProgress: InstallationProgress = new Set();

/**
 * The installation checklist: box, mechanism and frame of every piece, and each single product, by room, with the
 * number of remaining items.
 */
export const InstallationScreen = (): ReactElement => {
  const { common, messages, shell, site } = useTexts();
  const project = useProject();
  const read = useQuery({
    queryKey: keyOf(project.id),
    queryFn: async ({ client, queryKey, signal }) => {
      const ticks = withPendingOf(project.id, changeTicks, await readInstallationProgress(project.id, signal));
      // The response may lack ticks that are still being saved; their own responses will contain everything.
      return client.isMutating({ mutationKey: queryKey }) > 0
        ? (client.getQueryData<InstallationProgress>(queryKey) ?? ticks)
        : ticks;
    },
    // The project has the server's ids as soon as a new room was sent, and the ticks have them after the next response.
    select: (ticks) => {
      const map = readIdMap(project.id);
      return Object.keys(map.realIds).length === 0 ? ticks : withIds(ticks, (id) => realIdIn(map, id));
    },
    staleTime: 0,
    refetchInterval: POLL_INTERVAL,
  });
  useAwakeScreen();
  const rooms = project.rooms.filter((room) => room.sets.length + room.products.length > 0);
  const list = useRef<HTMLDivElement>(null);
  useFocusRestore(list, rooms.map(keyOfRoom));
  const sets = useMemo(() => new Map(project.sets.map((set) => [set.id, set])), [project.sets]);
  const { data: labels } = useLabels();
  const changeLabels = useChangeLabels();
  const [view, setView] = useState<View>('checklist');
  const isOn = labels?.isOn === true;
  const hasPieces = rooms.some((room) => room.sets.length > 0);
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={shell.site} project={project.name} />
      <header className={styles['head']}>
        <h1 className={styles['title']}>{shell.site}</h1>
        {read.data ? (
          <RemainingItems rooms={rooms} sets={sets} done={read.data} live />
        ) : (
          <p className={styles['left']}>{read.error === null && rooms.length > 0 && common.loading}</p>
        )}
        {labels && hasPieces && (
          <div className={styles['numbering']}>
            {isOn && (
              <ToggleGroup
                label={site.view}
                choices={views.map((value) => ({ value, label: site.views[value] }))}
                chosen={[view]}
                onChosen={([chosen = 'checklist']) => setView(chosen)}
              />
            )}
            <Switch
              label={site.numberPoints}
              checked={isOn}
              onChecked={(checked) => {
                changeLabels({ isOn: checked, pieces: [] });
                setView(checked ? 'points' : 'checklist');
              }}
            />
          </div>
        )}
      </header>
      {rooms.length === 0 ? (
        <EmptyState icon={HardHat} title={site.empty}>
          {site.emptyText}
        </EmptyState>
      ) : read.error && !read.data ? (
        <QueryState
          failure={failureText(read.error, readingFailure(read.error, messages))}
          onRetry={() => void read.refetch()}
        />
      ) : isOn && view === 'points' ? (
        <PointsTable rooms={rooms} sets={sets} labels={labels} onChange={changeLabels} />
      ) : (
        // The list of pieces is known before the ticks have loaded.
        <div ref={list} inert={!read.data} className={read.data ? undefined : styles['coming']}>
          <Rooms rooms={rooms} sets={sets} done={read.data ?? noProgress} labels={isOn ? labels : undefined} />
        </div>
      )}
    </div>
  );
};

/** What the screen shows of a project whose pieces are labelled. */
const views = ['checklist', 'points'] as const;

type View = (typeof views)[number];

type RoomsProps = Pick<SiteRoomProps, 'sets' | 'done'> & { readonly rooms: readonly Room[] };

/** Number of pieces above which only blocks near the viewport are rendered. */
const MANY_PIECES = 300;

const Rooms = ({ rooms, sets, done, labels }: RoomsProps & Pick<SiteRoomProps, 'labels'>): ReactElement => {
  const tick = useTick();
  const entries = rooms.flatMap(({ sets: own, products }) => [...own, ...products]);
  const pieces = entries.reduce((sum, { quantity }) => sum + quantity, 0);
  const ticked = Map.groupBy(done, (word) => Number.parseInt(word, 10));
  return (
    <>
      {rooms.map((room) => (
        <SiteRoom
          key={room.id}
          {...{ room, sets, done, tick, labels }}
          ticked={ticked.get(room.id)?.join(' ')}
          isLong={pieces > MANY_PIECES}
        />
      ))}
    </>
  );
};

const useTick = (): Tick => {
  const projectId = useProjectId();
  const queries = useQueryClient();
  const { messages } = useTexts();
  const queryKey = keyOf(projectId);
  const { mutate } = useMutation({
    // Saved one after another, so that an earlier response cannot overwrite a later tick.
    scope: { id: `site-${projectId}` },
    mutationFn: async ({ ticks, done }: TickChange) => {
      let saved: InstallationProgress | undefined;
      for (let from = 0; from < ticks.length; from += MAX_TICKS_AT_ONCE) {
        const change = { ticks: ticks.slice(from, from + MAX_TICKS_AT_ONCE), done };
        const result = await makeChange(projectId, changeTicks, change);
        saved = result.queued ? undefined : ticksFromWire(result.response);
      }
      return saved;
    },
    onSuccess: (saved) => {
      // Responses to requests that started before the change are outdated.
      void queries.cancelQueries({ queryKey });
      if (saved && queries.isMutating({ mutationKey: queryKey }) <= 1) queries.setQueryData(queryKey, saved);
    },
    mutationKey: queryKey,
    onError: (failure, { ticks, done }) => {
      snackbars.error(failureWithReason(failure, savingFailure(failure, messages)));
      queries.setQueryData<InstallationProgress>(
        queryKey,
        (present) => present && withTicks(present, { ticks, done: !done }),
      );
      void queries.invalidateQueries({ queryKey });
    },
  });
  return (ticks, done) => {
    snackbars.clear();
    void queries.cancelQueries({ queryKey });
    queries.setQueryData<InstallationProgress>(queryKey, (present) => withTicks(present ?? new Set(), { ticks, done }));
    mutate({ ticks, done });
  };
};

type SiteRoomProps = {
  readonly room: Room;
  readonly sets: ReadonlyMap<number, SavedSet>;
  readonly done: InstallationProgress;
  readonly tick: Tick;
  /** Undefined while labels are off. */
  readonly labels: Labels | undefined;
  /** Keys of the ticked items of this room; the room re-renders only when they change. */
  readonly ticked: string | undefined;
  /** Whether the checklist is too long to be rendered at once. */
  readonly isLong: boolean;
};

const SiteRoom = memo(
  ({ room, sets, done, tick, isLong, labels }: SiteRoomProps): ReactElement => {
    const { rooms, downloads } = useTexts();
    const wall = useProjectPart((project) => wallOfRoom(project, room.id));
    const id = useId();
    const list = useRef<HTMLUListElement>(null);
    useFocusRestore(list, [
      ...room.sets.map(({ id }) => `sets-${id}`),
      ...room.products.map(({ id }) => `products-${id}`),
    ]);
    return (
      <section className={styles['room']} style={wallStyle(wall)} aria-labelledby={id}>
        <div className={styles['room-head']}>
          <h2 id={id} className={styles['room-name']}>
            {room.name}
          </h2>
          <RemainingItems rooms={[room]} sets={sets} done={done} />
          <DownloadButton subject={{ kind: 'room', roomId: room.id }} name={rooms.inRoom(downloads.title, room.name)} />
        </div>
        <RoomCheckboxes {...{ room, done, tick }} />
        <ul ref={list} className={styles['sets']}>
          {room.sets.map((entry) => {
            const set = sets.get(entry.id);
            return set && <SiteSet key={entry.id} {...{ room, set, done, tick, isLong, labels }} {...entry} />;
          })}
          {room.products.map((entry) => (
            <SiteProduct key={`product-${entry.id}`} {...{ room, done, tick, isLong }} {...entry} />
          ))}
        </ul>
      </section>
    );
  },
  (before, after) =>
    before.room === after.room &&
    before.sets === after.sets &&
    before.ticked === after.ticked &&
    before.labels === after.labels &&
    before.isLong === after.isLong,
);

/** Ticks one part of all sets in a room. Unticking restores the items that were ticked before. */
const RoomCheckboxes = ({ room, done, tick }: Pick<SiteRoomProps, 'room' | 'done' | 'tick'>): ReactElement => {
  const { site } = useTexts();
  const last = useRef(new Map<Counted, ToggleAll>());
  const press = (part: Counted, all: readonly ChecklistTick[], checked: boolean): void => {
    const toggled = toggleAll(checked, all, done, last.current.get(part));
    tick(toggled.ticks, checked);
    last.current.set(part, toggled);
  };
  return (
    <fieldset className={styles['parts']} aria-label={site.wholeRoom(room.name)}>
      <span className={styles['piece']}>{site.whole}</span>
      {counted.map((part) => {
        const all = ticksOfRoom(room, part);
        return all.length === 0 ? null : (
          <Checkbox
            key={part}
            label={site.parts[part]}
            checked={all.every((each) => done.has(tickKey(each)))}
            onChecked={(checked) => press(part, all, checked)}
          />
        );
      })}
    </fieldset>
  );
};

type EntryProps = Pick<SiteRoomProps, 'room' | 'done' | 'tick' | 'isLong'> & RoomEntry;

/** The pieces of a single product in a room, with one checkbox each. */
const SiteProduct = ({ room, id, quantity, ...shared }: EntryProps): ReactElement => {
  const { rooms } = useTexts();
  const product = useProject().products.find((one) => one.id === id);
  const name = product ? `${product.symbol} ${product.name}` : rooms.lostProduct(id);
  const ticks = ticksOfRoom({ id: room.id, sets: [], products: [{ id, quantity }] }, 'product');
  return (
    <li className={styles['set']}>
      <Pieces name={name} pieces={ticks.map((tick) => [tick])} {...shared} />
    </li>
  );
};

/** The pieces of a set in a room, with a checkbox for each part. */
const SiteSet = ({
  room,
  set,
  id,
  quantity,
  labels,
  ...shared
}: EntryProps & Pick<SiteRoomProps, 'labels'> & { readonly set: SavedSet }): ReactElement => {
  const { common } = useTexts();
  const projectId = useProjectId();
  const parts = installationParts.map((part) =>
    ticksOfRoom({ id: room.id, sets: [{ id, quantity }], products: [] }, part),
  );
  const pieces = Array.from({ length: quantity }, (_, index) => parts.flatMap((ticks) => ticks[index] ?? []));
  return (
    <li className={styles['set']}>
      <div className={styles['well']}>
        <SetPicture projectId={projectId} set={set} />
      </div>
      <Pieces
        name={nameOfSet(set, { common })}
        pieces={pieces}
        labels={labels && labelsOfPieces(labels, { roomId: room.id, setId: id, quantity })}
        {...shared}
      />
    </li>
  );
};

/** The labels of the pieces of a set in a room, from the first one. */
const labelsOfPieces = (
  labels: Labels,
  { roomId, setId, quantity }: { readonly roomId: number; readonly setId: number; readonly quantity: number },
): readonly (string | undefined)[] =>
  Array.from({ length: quantity }, (_, index) => {
    const piece = labels.pieces.get(wallPieceKey({ roomId, setId, piece: index + 1 }));
    return piece && labelText(piece);
  });

type RemainingItemsProps = RoomsProps & { readonly live?: boolean };

/** Number of items that remain to be mounted. Space for its longest text is reserved. */
export const RemainingItems = ({ rooms, sets, done, live }: RemainingItemsProps): ReactElement | null => {
  const { site } = useTexts();
  const textOf = (ticked: InstallationProgress): string => {
    const remaining = remainingIn(rooms, sets, ticked);
    const open = counted.filter((part) => remaining[part] > 0);
    return open.length === 0
      ? site.allDone
      : site.left(open.map((part) => site.leftOf[part](remaining[part])).join(' · '));
  };
  if (rooms.length === 0) return null;
  return (
    <p className={styles['left']}>
      <span aria-live={live === true ? 'polite' : undefined}>{textOf(done)}</span>
      <span className={styles['all']} aria-hidden>
        {textOf(noProgress)}
      </span>
    </p>
  );
};
