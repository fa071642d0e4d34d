import { labelText } from '@ramka/domain/labels';
import { formatCount } from '@ramka/domain/text';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { Link } from '@tanstack/react-router';
import { Filter } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Order } from '../api/order.ts';
import type { SavedSet } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { useLabels } from '../labels/use-labels.ts';
import { useProject, useProjectId } from '../project/project-query.ts';
import { IconLink } from '../ui/icon-button.tsx';
import { useOrder } from './order-notes.tsx';
import { type OrderUse, usesOf } from './order-rows.ts';
import styles from './order-reasons.module.css';

/** The rooms and sets that need an article. */
export const Reasons = ({ place, label }: { readonly place: number; readonly label: string }): ReactElement => {
  const { data } = useOrder();
  return (
    <ul className={styles['uses']} aria-label={label}>
      {(data ? usesOf(data, place) : []).map((use) => (
        <li key={`${use.roomId} ${use.setId}`}>
          <Reason use={use} />
        </li>
      ))}
    </ul>
  );
};

/** Links to a room and set that need the article. */
const Reason = ({ use: { roomId, setId, times, pieces } }: { readonly use: OrderUse }): ReactElement => {
  const texts = useTexts();
  const { common } = texts;
  const { order } = useTexts();
  const { id: projectId, rooms, sets } = useProject();
  const set = sets.find(({ id }) => id === setId);
  const room = rooms.find(({ id }) => id === roomId);
  if (roomId === null)
    return (
      <>
        <Link to="/projekt/$projectId/ekatalog" params={{ projectId }}>
          {order.catalogueProduct}
        </Link>
        : <span translate="no">{formatCount(times)} ×</span>
      </>
    );
  return (
    <>
      <Link to="/projekt/$projectId/pomieszczenia" params={{ projectId }} search={{ openedGroupId: roomId }}>
        {room?.name ?? order.room}
      </Link>
      : <span translate="no">{formatCount(times)} ×</span>{' '}
      {set ? (
        <ReasonSet roomId={roomId} set={set} pieces={pieces} name={nameOfSet(set, texts)} />
      ) : (
        common.product.toLocaleLowerCase()
      )}
    </>
  );
};

/** The labels of the pieces of a set in a room; nothing while a project has no labels. */
const PointsOfSet = ({ roomId, setId }: { readonly roomId: number; readonly setId: number }): ReactElement | null => {
  const { data } = useLabels();
  const points = [...(data?.pieces.values() ?? [])]
    .filter((piece) => piece.roomId === roomId && piece.setId === setId)
    .toSorted((one, other) => one.piece - other.piece);
  return points.length === 0 ? null : <span translate="no">: {points.map(labelText).join(', ')}</span>;
};

type ReasonSetProps = {
  readonly roomId: number;
  readonly set: SavedSet;
  readonly pieces: number;
  readonly name: string;
};

/** A set that needs the article, with links to the editor and to all articles of the set. */
const ReasonSet = ({ roomId, set, pieces, name }: ReasonSetProps): ReactElement => {
  const { order } = useTexts();
  const projectId = useProjectId();
  return (
    <>
      {set.isExternal ? (
        name
      ) : (
        <Link to="/projekt/$projectId/zestawy/$id" params={{ projectId, id: String(set.id) }}>
          {name}
        </Link>
      )}
      {pieces > 1 && `, ${order.perSet(pieces)}`}
      <PointsOfSet roomId={roomId} setId={set.id} />
      <IconLink
        to="/projekt/$projectId/zamowienie"
        params={{ projectId }}
        search={{ setId: set.id }}
        size="small"
        icon={Filter}
        label={order.onlyArticlesOf(name)}
      />
    </>
  );
};

/** Parts of sets that cannot be ordered, with links to the sets. */
export const LostParts = ({ lost }: Pick<Order, 'lost'>): ReactElement | null => {
  const texts = useTexts();
  const { order } = texts;
  const project = useProject();
  if (lost.length === 0) return null;
  return (
    <section className={styles['lost']} aria-label={order.lost}>
      <h2>{order.lost}</h2>
      <ul>
        {lost.map(({ setId, remark }) => (
          <li key={`${setId} ${remark}`}>
            <Link to="/projekt/$projectId/zestawy/$id" params={{ projectId: project.id, id: String(setId) }}>
              {nameOfSet(project.sets.find(({ id }) => id === setId) ?? { name: '', contents: '' }, texts)}
            </Link>
            : {remark}
          </li>
        ))}
      </ul>
    </section>
  );
};
