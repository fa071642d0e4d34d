import type { ReactElement } from 'react';
import { imageAddress } from '../api/picture-addresses.ts';
import type { SetAppearanceDrawing } from '../api/restyle-calls.ts';
import styles from './set-figure.module.css';

export type SetFigureProps = {
  /** Null where there is nothing to draw. */
  readonly drawing: SetAppearanceDrawing | null;
  /** What it says to those who do not see it. */
  readonly label: string;
};

/**
 * A set as it hangs on the wall (docs/readings.md#r20), cheap enough for hundreds: pictures that load as they come near, laid over each
 * other. Its width is its share of the widest one in the list (`--widest`, in millimetres).
 */
export const SetFigure = ({ drawing, label }: SetFigureProps): ReactElement => (
  <figure className={styles['wall']} aria-label={label}>
    {drawing !== null && (
      <div className={styles['set']} style={{ '--width': drawing.width, '--height': drawing.height }}>
        {drawing.layers.map(({ kind, picture, x, y, width, height }) => (
          <img
            key={`${kind} ${picture} ${x}`}
            className={styles['layer']}
            src={imageAddress(picture)}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={({ currentTarget }) => currentTarget.removeAttribute('src')}
            style={{
              left: share(x - drawing.x, drawing.width),
              top: share(y - drawing.y, drawing.height),
              width: share(width, drawing.width),
              height: share(height, drawing.height),
            }}
          />
        ))}
      </div>
    )}
  </figure>
);

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;
