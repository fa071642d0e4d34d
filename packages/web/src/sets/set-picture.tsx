import { PIXELS_A_MILLIMETRE } from '@ramka/domain/drawing';
import type { ReactElement } from 'react';
import { setPictureAddress } from '../api/picture-addresses.ts';
import type { SavedSet } from '../api/project.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './set-picture.module.css';

type SetPictureProps = { readonly projectId: string; readonly set: SavedSet };

/** A saved set, to the same scale as every other in a place of the same size: more slots are wider. */
export const SetPicture = ({ projectId, set }: SetPictureProps): ReactElement => (
  <Picture
    src={setPictureAddress(projectId, set)}
    alt={set.description}
    ratio="auto"
    className={styles['place']}
    imageClassName={styles['picture']}
    onArrival={(image) => image.style.setProperty('--millimetres', `${image.naturalWidth / PIXELS_A_MILLIMETRE}`)}
  />
);
