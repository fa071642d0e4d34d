import { onlineManager } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';

export type PictureProps = {
  /** Address, such as `imageAddress(picturePath.frame(frame))`. */
  readonly src: string;
  /** Address of the same as WebP, which is loaded instead. */
  readonly webp?: string | undefined;
  /** Empty where the words beside it say the same. */
  readonly alt: string;
  /** Width to height of its place; 1 unless said otherwise, `auto` where styles give the place its size. */
  readonly ratio?: number | 'auto' | undefined;
  /** Loads at once instead of when it comes near. */
  readonly eager?: boolean | undefined;
  /** Far from what is in sight: only its place is kept. */
  readonly asleep?: boolean | undefined;
  /** Of the place. */
  readonly className?: string | undefined;
  /** Of the image itself, where it does not fill the place. */
  readonly imageClassName?: string | undefined;
  /** Called with the image once it has arrived. */
  readonly onArrival?: ((image: HTMLImageElement) => void) | undefined;
};

/** A picture in a place of its own size: nothing moves when it arrives, and its absence shows as such. */
export const Picture = (props: PictureProps): ReactElement => {
  const { src, webp, alt, ratio = 1, eager, asleep, className, imageClassName = styles['filling'], onArrival } = props;
  const [state, setState] = useState<{ readonly src: string; readonly arrival: 'loaded' | 'failed' }>();
  const arrival = state?.src === src ? state.arrival : undefined;
  const failed = arrival === 'failed';
  useEffect(() => {
    if (!failed) return undefined;
    // What did not come for want of a connection is asked for again once there is one.
    return onlineManager.subscribe((online) => {
      if (online) setState(undefined);
    });
  }, [failed]);
  const image = (
    <img
      src={src}
      alt={alt}
      loading={eager === true ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className={classNames(styles['picture'], imageClassName)}
      data-loaded={arrival === 'loaded' ? '' : undefined}
      onLoad={({ currentTarget }) => {
        onArrival?.(currentTarget);
        setState({ src, arrival: 'loaded' });
      }}
      onError={() => setState({ src, arrival: 'failed' })}
    />
  );
  return (
    <span className={classNames(styles['place'], className)} style={{ aspectRatio: ratio }}>
      {asleep === true ? null : failed ? (
        <>
          <ImageOff className={styles['missing']} data-missing="" aria-hidden />
          <span className="visually-hidden">{alt}</span>
        </>
      ) : webp === undefined ? (
        image
      ) : (
        <picture className={styles['formats']}>
          <source type="image/webp" srcSet={webp} />
          {image}
        </picture>
      )}
    </span>
  );
};
