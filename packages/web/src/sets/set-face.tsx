import { nameOfSet, tellingName } from '@ramka/texts/name-of-set';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import type { SavedSet } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { useSeriesName } from '../project/catalogue.ts';
import { useProjectId } from '../project/project-query.ts';
import styles from './set-name.module.css';
import { PIXELS_PER_MILLIMETRE } from '@ramka/domain/drawing';
import { setPictureAddress } from '../api/picture-addresses.ts';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { lazyPart } from '../platform/lazy-part.ts';

import pictureStyles from './set-picture.module.css';

const OfWaitingSet = lazyPart(async () => (await import('./waiting-picture.tsx')).OfWaitingSet);

export type SetNameProps = {
  readonly set: SavedSet;
  readonly className?: string | undefined;
  /** The room on whose card it stands; none in the list of sets. */
  readonly roomId?: number | undefined;
};

/** A set's name on its card, which leads to its editor. That of an external set has a lock, and leads nowhere. */
export const SetName = ({ set, className, roomId }: SetNameProps): ReactElement => {
  const { common, sets, rooms } = useTexts();
  const projectId = useProjectId();
  const name = nameOfSet(set, { common });
  if (set.isExternal)
    return (
      <span className={classNames(styles['name'], className)} title={sets.external}>
        <Lock className={styles['lock']} aria-hidden /> {name}
        <span className="visually-hidden">{sets.external}</span>
      </span>
    );
  return (
    <Link
      to="/projekt/$projectId/zestawy/$id"
      params={{ projectId, id: String(set.id) }}
      search={{ openedFromGroupId: roomId }}
      className={classNames(styles['name'], className)}
      title={name}
      aria-label={rooms.editSet(tellingName(set, { common }))}
      data-cover=""
    >
      {name}
    </Link>
  );
};

/** The series of a set on its card; of one that waits, what it is made of says it. */
export const SetSeries = ({ set, className }: Pick<SetNameProps, 'set' | 'className'>): ReactElement => {
  const projectId = useProjectId();
  const name = useSeriesName()(set.seriesTag);
  return (
    <span className={className} title={name}>
      {set.awaited === true ? <OfWaitingSet {...{ projectId, set }} series otherwise={name} /> : name}
    </span>
  );
};

type SetPictureProps = { readonly projectId: string; readonly set: SavedSet };

/**
 * A saved set and, in words, what it looks like; to the same scale as every other in a place of the same size: more slots are wider.
 * One that waits for the network is drawn here.
 */
export const SetPicture = ({ projectId, set }: SetPictureProps): ReactElement => {
  const picture = (
    <Picture
      src={setPictureAddress(projectId, set, 'png')}
      webp={setPictureAddress(projectId, set, 'webp')}
      alt={set.description}
      ratio="auto"
      className={pictureStyles['place']}
      imageClassName={pictureStyles['picture']}
      onArrival={(image) => image.style.setProperty('--millimetres', `${image.naturalWidth / PIXELS_PER_MILLIMETRE}`)}
    />
  );
  return set.awaited === true ? <OfWaitingSet {...{ projectId, set }} otherwise={picture} /> : picture;
};

type SetPriceProps = { readonly set: SavedSet; readonly quantity?: number };

/** What a set costs; nothing of one whose price the server has yet to say. */
export const SetPrice = ({ set, quantity = 1 }: SetPriceProps): ReactElement => {
  const { sets } = useTexts();
  return set.awaited === true ? <span>{sets.awaited}</span> : <Price value={set.price * quantity} />;
};
