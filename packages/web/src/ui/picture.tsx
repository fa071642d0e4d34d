import { ImageOff } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useReconnections } from '../platform/reconnections.ts';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';

export type PictureProps = {
  /** Address, such as `imageAddress(picturePath.frame(frame))`. */
  readonly src: string;
  /** Address of a WebP version, which is loaded instead. */
  readonly webp?: string | undefined;
  /** Empty if the text next to the picture says the same. */
  readonly alt: string;
  /** Ratio of width to height; defaults to 1. With `auto` the size is set by CSS. */
  readonly ratio?: number | 'auto' | undefined;
  /** Whether to load immediately rather than when the picture comes near the visible area. */
  readonly eager?: boolean | undefined;
  /** Whether to reserve the space without loading the picture. */
  readonly asleep?: boolean | undefined;
  /** Class of the reserved space. */
  readonly className?: string | undefined;
  /** Class of the `img` element, if it does not fill the space. */
  readonly imageClassName?: string | undefined;
  /** Called with the image after it has loaded. */
  readonly onArrival?: ((image: HTMLImageElement) => void) | undefined;
};

/** Result of one request. The attempt is the number of reconnections when the request was started. */
type Outcome = { readonly src: string; readonly result: 'loaded' | 'failed'; readonly attempt: number };

/** A picture that reserves its space before it loads. A failed one shows an icon, and is requested again after a reconnection. */
export const Picture = (props: PictureProps): ReactElement => {
  const { src, webp, alt, ratio = 1, eager, asleep, className, imageClassName = styles['filling'], onArrival } = props;
  const reconnections = useReconnections();
  const [outcome, setOutcome] = useState<Outcome>();
  const isCurrent = outcome?.src === src && (outcome.result === 'loaded' || outcome.attempt === reconnections);
  const current = isCurrent ? outcome : undefined;
  const failed = current?.result === 'failed';
  const image = (
    <img
      key={current?.attempt ?? reconnections}
      src={src}
      alt={alt}
      loading={eager === true ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className={classNames(styles['picture'], imageClassName)}
      data-loaded={current?.result === 'loaded' ? '' : undefined}
      onLoad={({ currentTarget }) => {
        onArrival?.(currentTarget);
        setOutcome({ src, result: 'loaded', attempt: reconnections });
      }}
      onError={() => setOutcome({ src, result: 'failed', attempt: reconnections })}
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
