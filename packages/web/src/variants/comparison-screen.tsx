import { wallOfRoom } from '@ramka/domain/wall';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, Equal } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { failureText, readingFailure } from '../api/failure.ts';
import {
  type ComparedPair,
  type ComparedRoom,
  type ComparedSet,
  type ComparedSlot,
  compareVariant,
  type Comparison,
} from '../api/variants.ts';
import { DownloadButton } from '../downloads/download-menu.tsx';
import { useTexts } from '../language/texts.ts';
import { useProject } from '../project/project-query.ts';
import { PriceStep } from '../ui/price-step.tsx';
import { SetFigure } from '../restyle/set-figure.tsx';
import { LinkButton } from '../ui/button.tsx';
import { QueryState } from '../ui/empty-state.tsx';
import { Price } from '../ui/price.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { wallStyle } from '../ui/wall-style.ts';
import styles from './comparison-screen.module.css';

const route = getRouteApi('/projekt/$projectId/warianty/$variantId');

/** Comparison of a project with one of its variants by room: sets, prices and losses. */
export const ComparisonScreen = (): ReactElement => {
  const { shell, messages, variants } = useTexts();
  const project = useProject();
  const { variantId } = route.useParams();
  const comparison = useQuery({
    queryKey: ['project', project.id, 'variants', variantId],
    queryFn: ({ signal }) => compareVariant(project.id, variantId, signal),
    staleTime: 0,
  });
  const failure = comparison.error && failureText(comparison.error, readingFailure(comparison.error, messages));
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={variants.comparison} project={project.name} />
      <header className={styles['head']}>
        <div className={styles['back']}>
          <LinkButton variant="quiet" icon={ArrowLeft} to="/projekt/$projectId" params={{ projectId: project.id }}>
            {shell.properties}
          </LinkButton>
        </div>
        <h1 className={styles['title']}>{variants.comparison}</h1>
        <LinkButton to="/projekt/$projectId/pomieszczenia" params={{ projectId: variantId }}>
          {variants.openVariant}
        </LinkButton>
        <DownloadButton subject={{ kind: 'variant', variantId }} />
      </header>
      {comparison.data ? (
        <ComparedRooms comparison={comparison.data} />
      ) : (
        <QueryState failure={failure} onRetry={() => void comparison.refetch()} />
      )}
    </div>
  );
};

const ComparedRooms = ({ comparison }: { readonly comparison: Comparison }): ReactElement => {
  const { variants } = useTexts();
  const { names, rooms, total } = comparison;
  const sets = rooms.flatMap(({ pairs }) => pairs.flatMap(({ before, after }) => [before, after]));
  const widest = Math.max(1, ...sets.map((set) => set?.drawing?.width ?? 0));
  return (
    <div className={styles['rooms']} style={{ '--widest': widest }}>
      <div className={styles['sum']}>
        <p>
          <strong>{names.before}</strong> <ArrowRight className={styles['arrow']} aria-hidden />{' '}
          <span className="visually-hidden">{variants.against}</span> <strong>{names.after}</strong>
        </p>
        <PriceStep {...total} size="large" />
      </div>
      {rooms.map((room) => (
        <Room key={room.id} room={room} />
      ))}
    </div>
  );
};

const Room = ({ room }: { readonly room: ComparedRoom }): ReactElement => {
  const { rooms } = useTexts();
  const id = useId();
  const wall = wallOfRoom(useProject(), room.id);
  return (
    <section className={styles['room']} style={wallStyle(wall)} aria-labelledby={id}>
      <div className={styles['room-head']}>
        <h2 id={id}>{room.name}</h2>
        <PriceStep before={room.before} after={room.after} />
      </div>
      {room.pairs.length === 0 && <p className={styles['note']}>{rooms.emptyRoom}</p>}
      <ul>
        {room.pairs.map((pair) => (
          <Pair key={`${pair.before?.id ?? 0}-${pair.after?.id ?? 0}`} pair={pair} />
        ))}
      </ul>
    </section>
  );
};

const Pair = ({ pair }: { readonly pair: ComparedPair }): ReactElement => {
  const { variants } = useTexts();
  return (
    <li className={styles['pair']} data-same={pair.same ? '' : undefined}>
      <Side set={pair.before} lacking={variants.notBefore} />
      {pair.same ? (
        <p className={styles['same']}>
          <Equal className={styles['arrow']} aria-hidden /> {variants.same}
        </p>
      ) : (
        <Side set={pair.after} lacking={variants.notAfter} />
      )}
      {pair.slots.length > 0 && (
        <ul className={styles['slots']}>
          {pair.slots.map((slot) => (
            <li key={slot.slot}>
              <SlotWords slot={slot} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

type SideProps = {
  readonly set: ComparedSet | null;
  /** Text for a missing set. */
  readonly lacking: string;
};

const Side = ({ set, lacking }: SideProps): ReactElement => {
  const { common } = useTexts();
  if (set === null) return <p className={styles['lacking']}>{lacking}</p>;
  return (
    <div className={styles['side']}>
      <SetFigure drawing={set.drawing} label={nameOfSet(set, { common })} />
      <p>
        <strong>{nameOfSet(set, { common })}</strong> <span translate="no">×{set.quantity}</span>
      </p>
      <p className={styles['note']}>{[set.line, set.finish].filter(Boolean).join(', ')}</p>
      <Price value={set.price * set.quantity} />
    </div>
  );
};

/** Contents of a slot in both projects, with the losses. */
const SlotWords = ({ slot }: { readonly slot: ComparedSlot }): ReactElement => {
  const { variants, restyle } = useTexts();
  const contentText = (name: string | null, loses: string | null): string =>
    name === null ? variants.empty : loses === null ? name : restyle.withLoss(name, loses);
  return (
    <>
      {variants.slot(slot.slot, contentText(slot.before, slot.beforeLoses), contentText(slot.after, slot.afterLoses))}
    </>
  );
};
