import { siteParts } from '@ramka/domain/project';
import { tellingName } from '@ramka/texts/name-of-set';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HardHat } from 'lucide-react';
import { memo, type ReactElement, useId, useRef } from 'react';
import { failureText, failureWithReason, readingFailure, savingFailure } from '../api/failure.ts';
import type { Room, SavedSet } from '../api/project.ts';
import {
  type Counted,
  counted,
  leftIn,
  pressWhole,
  readSite,
  type SiteTick,
  type SiteTicks,
  tickSite,
  ticksOfRoom,
  type WholePress,
  withTicks,
  wordOf,
} from '../api/site.ts';
import { DownloadButton } from '../downloads/download-menu.tsx';
import { useListTexts, useTexts } from '../language/texts.ts';
import { snackbars } from '../page/messages.ts';
import { useProject, useProjectId } from '../project/project-query.ts';
import { SetPicture } from '../sets/set-face.tsx';
import { EmptyState, QueryState } from '../ui/empty-state.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { useAwakeScreen } from '../ui/media.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';
import styles from './site-screen.module.css';

/** Milliseconds after which it is asked what others have ticked. */
const OTHERS = 20_000;

/** Below the project's own: once what waited was sent, rooms and sets have other ids, and their ticks name those. */
const keyOf = (projectId: string) => ['project', projectId, 'site'] as const;

/** Ticks off, or takes back, what is shown at once, until it fails; the server's answer brings what others have ticked. */
type Tick = (ticks: readonly SiteTick[], done: boolean) => void;

/** The site sheet to tick off: box, mechanism and frame of every piece and each single product, room by room, with what is left. */
export const SiteScreen = (): ReactElement => {
  const { messages, shell } = useTexts();
  const { site } = useListTexts();
  const project = useProject();
  const read = useQuery({
    queryKey: keyOf(project.id),
    queryFn: async ({ client, queryKey, signal }) => {
      const ticks = await readSite(project.id, signal);
      // The server does not know what is on its way to it; the answer to that brings everything.
      return client.isMutating({ mutationKey: queryKey }) > 0
        ? (client.getQueryData<SiteTicks>(queryKey) ?? ticks)
        : ticks;
    },
    staleTime: 0,
    refetchInterval: OTHERS,
  });
  useAwakeScreen();
  const rooms = project.rooms.filter((room) => room.sets.length + room.products.length > 0);
  const sets = new Map(project.sets.map((set) => [set.id, set]));
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={shell.site} project={project.name} />
      <header className={styles['head']}>
        <h1 className={styles['title']}>{shell.site}</h1>
        {read.data && <Left rooms={rooms} sets={sets} done={read.data} live />}
      </header>
      {rooms.length === 0 ? (
        <EmptyState icon={HardHat} title={site.empty}>
          {site.emptyText}
        </EmptyState>
      ) : read.data ? (
        <Rooms rooms={rooms} sets={sets} done={read.data} />
      ) : (
        <QueryState
          failure={read.error && failureText(read.error, readingFailure(read.error, messages))}
          onRetry={() => void read.refetch()}
        />
      )}
    </div>
  );
};

type RoomsProps = Pick<SiteRoomProps, 'sets' | 'done'> & { readonly rooms: readonly Room[] };

const Rooms = ({ rooms, sets, done }: RoomsProps): ReactElement => {
  const tick = useTick();
  return (
    <>
      {rooms.map((room) => (
        <SiteRoom key={room.id} room={room} sets={sets} done={done} tick={tick} />
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
    // One after another: the answer to an earlier one must not take a later one back.
    scope: { id: `site-${projectId}` },
    mutationFn: (change: { readonly ticks: readonly SiteTick[]; readonly done: boolean }) =>
      tickSite(projectId, queries.getQueryData<SiteTicks>(queryKey) ?? new Set(), change),
    onSuccess: (ticked) => {
      // What has been read since was asked for before the ticks were there.
      void queries.cancelQueries({ queryKey });
      if (queries.isMutating({ mutationKey: queryKey }) <= 1) queries.setQueryData(queryKey, ticked);
    },
    mutationKey: queryKey,
    onError: (failure, { ticks, done }) => {
      snackbars.error(failureWithReason(failure, savingFailure(failure, messages)));
      queries.setQueryData<SiteTicks>(queryKey, (present) => present && withTicks(present, { ticks, done: !done }));
      void queries.invalidateQueries({ queryKey });
    },
  });
  return (ticks, done) => {
    snackbars.clear();
    void queries.cancelQueries({ queryKey });
    queries.setQueryData<SiteTicks>(queryKey, (present) => withTicks(present ?? new Set(), { ticks, done }));
    mutate({ ticks, done });
  };
};

type SiteRoomProps = {
  readonly room: Room;
  readonly sets: ReadonlyMap<number, SavedSet>;
  readonly done: SiteTicks;
  readonly tick: Tick;
};

const SiteRoom = ({ room, sets, done, tick }: SiteRoomProps): ReactElement => {
  const id = useId();
  return (
    <section className={styles['room']} aria-labelledby={id}>
      <div className={styles['room-head']}>
        <h2 id={id} className={styles['room-name']}>
          {room.name}
        </h2>
        <Left rooms={[room]} sets={sets} done={done} />
        <DownloadButton subject={{ kind: 'room', roomId: room.id }} />
      </div>
      <WholeRoom {...{ room, done, tick }} />
      <ul className={styles['sets']}>
        {room.sets.map(({ id: setId, quantity }) => {
          const set = sets.get(setId);
          return set && <SiteSet key={setId} room={room} set={set} quantity={quantity} done={done} tick={tick} />;
        })}
        {room.products.map(({ id: productId, quantity }) => (
          <SiteProduct key={`product-${productId}`} {...{ room, productId, quantity, done, tick }} />
        ))}
      </ul>
    </section>
  );
};

/** Ticks off a part of everything in a room; a press by mistake is taken back without what was ticked before it. */
const WholeRoom = ({ room, done, tick }: Omit<SiteRoomProps, 'sets'>): ReactElement => {
  const { site } = useListTexts();
  const last = useRef(new Map<Counted, WholePress>());
  const press = (part: Counted, all: readonly SiteTick[], checked: boolean): void => {
    const made = pressWhole(checked, all, done, last.current.get(part));
    tick(made.ticks, checked);
    last.current.set(part, made);
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
            checked={all.every((each) => done.has(wordOf(each)))}
            onChecked={(checked) => press(part, all, checked)}
          />
        );
      })}
    </fieldset>
  );
};

type SiteProductProps = Omit<SiteRoomProps, 'sets'> & {
  readonly productId: number;
  readonly quantity: number;
};

/** The pieces of a single product in a room, each with one tick. */
const SiteProduct = ({ room: { id }, productId, quantity, done, tick }: SiteProductProps): ReactElement => {
  const { site, rooms } = useListTexts();
  const product = useProject().products.find((one) => one.id === productId);
  const name = product ? `${product.symbol} ${product.name}` : rooms.lostProduct(productId);
  return (
    <li className={styles['set']}>
      <div className={styles['pieces']}>
        <h3 className={styles['set-name']}>{name}</h3>
        {ticksOfRoom({ id, sets: [], products: [{ id: productId, quantity }] }, 'product').map((each) => (
          <fieldset key={each.piece} className={styles['product']} aria-label={site.pieceOf(name, each.piece)}>
            <span className={styles['piece']}>{quantity > 1 && site.piece(each.piece, quantity)}</span>
            <Checkbox
              label={site.mounted}
              checked={done.has(wordOf(each))}
              onChecked={(checked) => tick([each], checked)}
            />
          </fieldset>
        ))}
      </div>
    </li>
  );
};

type SiteSetProps = Pick<SiteRoomProps, 'room' | 'done' | 'tick'> & {
  readonly set: SavedSet;
  readonly quantity: number;
};

/** The pieces of a set in a room, each with its parts. */
const SiteSet = ({ room, set, quantity, done, tick }: SiteSetProps): ReactElement => {
  const { common } = useTexts();
  const projectId = useProjectId();
  const name = tellingName(set, { common });
  const words = Array.from({ length: quantity }, (_, index) =>
    siteParts.filter((part) => done.has(wordOf({ roomId: room.id, setId: set.id, piece: index + 1, part }))).join(' '),
  );
  return (
    <li className={styles['set']}>
      <div className={styles['well']}>
        <SetPicture projectId={projectId} set={set} />
      </div>
      <div className={styles['pieces']}>
        <h3 className={styles['set-name']}>{name}</h3>
        {words.map((mounted, index) => (
          <Piece
            // oxlint-disable-next-line react/no-array-index-key -- a piece is its number
            key={index}
            roomId={room.id}
            setId={set.id}
            name={name}
            piece={index + 1}
            of={quantity}
            mounted={mounted}
            tick={tick}
          />
        ))}
      </div>
    </li>
  );
};

type PieceProps = {
  readonly roomId: number;
  readonly setId: number;
  readonly name: string;
  readonly piece: number;
  readonly of: number;
  /** The parts that are mounted, with spaces between. */
  readonly mounted: string;
  readonly tick: Tick;
};

const Piece = memo(
  ({ roomId, setId, name, piece, of, mounted, tick }: PieceProps): ReactElement => {
    const { site } = useListTexts();
    const done = new Set(mounted.split(' '));
    return (
      <fieldset className={styles['parts']} aria-label={site.pieceOf(name, piece)}>
        <span className={styles['piece']}>{of > 1 && site.piece(piece, of)}</span>
        {siteParts.map((part) => (
          <Checkbox
            key={part}
            label={site.parts[part]}
            checked={done.has(part)}
            onChecked={(checked) => tick([{ roomId, setId, piece, part }], checked)}
          />
        ))}
      </fieldset>
    );
  },
  (before, after) => before.mounted === after.mounted && before.of === after.of && before.name === after.name,
);

type LeftProps = RoomsProps & { readonly live?: boolean };

/** What is still to be mounted. */
const Left = ({ rooms, sets, done, live }: LeftProps): ReactElement | null => {
  const { site } = useListTexts();
  const left = leftIn(rooms, sets, done);
  const open = counted.filter((part) => left[part] > 0);
  if (rooms.length === 0) return null;
  return (
    <p className={styles['left']} aria-live={live === true ? 'polite' : undefined}>
      {open.length === 0 ? site.allDone : site.left(open.map((part) => site.leftOf[part](left[part])).join(' · '))}
    </p>
  );
};
