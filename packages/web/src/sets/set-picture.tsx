import type { SavedSet } from '../api/project.ts';
import { PIXELS_A_MILLIMETRE } from '@ramka/domain/drawing';
import { ImageOff } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { setPictureAddress } from '../api/picture-addresses.ts';
import styles from './set-picture.module.css';

export type SetPictureProps = { readonly projectId: string; readonly set: SavedSet };

/** A saved set, to the same scale as every other in a place of the same size: more slots are wider. */
export const SetPicture = ({ projectId, set }: SetPictureProps): ReactElement => {
  const src = setPictureAddress(projectId, set);
  const [state, setState] = useState<{ readonly src: string; readonly arrival: 'loaded' | 'failed' }>();
  const arrival = state?.src === src ? state.arrival : undefined;
  return (
    <span className={styles['place']}>
      {arrival === 'failed' ? (
        <ImageOff className={styles['missing']} aria-hidden />
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className={styles['picture']}
          data-loaded={arrival === 'loaded' ? '' : undefined}
          onLoad={({ currentTarget }) => {
            currentTarget.style.setProperty('--millimetres', `${currentTarget.naturalWidth / PIXELS_A_MILLIMETRE}`);
            setState({ src, arrival: 'loaded' });
          }}
          onError={() => setState({ src, arrival: 'failed' })}
        />
      )}
    </span>
  );
};
