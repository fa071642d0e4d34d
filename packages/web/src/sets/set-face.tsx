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

const OfWaitingSet = lazyPart(async () => (await import('./pending-set-picture.tsx')).PendingSetPicture);

export type SetNameProps = {
  readonly set: SavedSet;
  readonly className?: string | undefined;
  /** The room on whose card the name is shown; undefined in the list of sets. */
  readonly roomId?: number | undefined;
};

/** Name of a set on its card, with a link to its editor. An external set has a lock instead of a link. */
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

/** Series of a set on its card. The series of a queued set is derived from its frame. */
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
 * Picture of a saved set, with its description as alternative text. All pictures have the same scale. The picture of a
 * queued set is drawn in the browser.
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

/** Price of a set. The price of a queued set is not known yet. */
export const SetPrice = ({ set, quantity = 1 }: SetPriceProps): ReactElement => {
  const { sets } = useTexts();
  return set.awaited === true ? <span>{sets.awaited}</span> : <Price value={set.price * quantity} />;
};
