import type { ReactElement } from 'react';
import { imageAddress } from '../api/picture-addresses.ts';
import type { SetAppearanceDrawing } from '../api/restyle-calls.ts';
import styles from './set-figure.module.css';

export type SetFigureProps = {
  /** Null if there is nothing to draw. */
  readonly drawing: SetAppearanceDrawing | null;
  /** Accessible name of the picture. */
  readonly label: string;
  /** Whether the set is crossed out, because it cannot be made. */
  readonly isCrossedOut?: boolean | undefined;
};

/**
 * A set on its wall (docs/readings.md#r20), drawn as layered images that load when they come near the viewport, so that
 * hundreds can be listed. The width is relative to the widest set of the list (`--widest`, in millimetres).
 */
export const SetFigure = ({ drawing, label, isCrossedOut = false }: SetFigureProps): ReactElement => (
  <figure className={styles['wall']} aria-label={label} data-crossed-out={isCrossedOut ? '' : undefined}>
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

const share = (part: number, total: number): string => `${(100 * part) / total}%`;
