import { ImageOff } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';

export type PictureProps = {
  /** Address, such as `imageAddress(picturePath.frame(frame))`. */
  readonly src: string;
  /** Empty where the words beside it say the same. */
  readonly alt: string;
  /** Width to height of the place kept for it; 1 unless said otherwise. */
  readonly ratio?: number | undefined;
  /** Loads at once instead of when it comes near. */
  readonly eager?: boolean | undefined;
  /** Far from what is in sight: only its place is kept. */
  readonly asleep?: boolean | undefined;
  readonly className?: string | undefined;
};

/** A picture in a place of its own size: nothing moves when it arrives, and its absence shows as such. */
export const Picture = ({ src, alt, ratio = 1, eager, asleep, className }: PictureProps): ReactElement => {
  const [state, setState] = useState<{ readonly src: string; readonly arrival: 'loaded' | 'failed' }>();
  const arrival = state?.src === src ? state.arrival : undefined;
  return (
    <span className={classNames(styles['place'], className)} style={{ aspectRatio: ratio }}>
      {asleep === true ? null : arrival === 'failed' ? (
        <>
          <ImageOff className={styles['missing']} aria-hidden />
          <span className="visually-hidden">{alt}</span>
        </>
      ) : (
        <img
          src={src}
          alt={alt}
          loading={eager === true ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          className={styles['picture']}
          data-loaded={arrival === 'loaded' ? '' : undefined}
          onLoad={() => setState({ src, arrival: 'loaded' })}
          onError={() => setState({ src, arrival: 'failed' })}
        />
      )}
    </span>
  );
};
