import type { Drawing } from '@ramka/domain/drawing';
import type { ReactElement } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import styles from './set-drawing.module.css';

/** A set as the domain's drawing rule says, in millimetres (R20). */
export const SetDrawing = ({ drawing }: { readonly drawing: Drawing }): ReactElement => (
  <svg
    className={styles['drawing']}
    viewBox={`${drawing.x} ${drawing.y} ${drawing.width} ${drawing.height}`}
    aria-hidden
  >
    {drawing.layers.map(({ kind, picture, x, y, width, height }) => (
      <image
        key={`${kind} ${picture} ${x}`}
        className={styles[kind]}
        href={imageAddress(picture)}
        x={x}
        y={y}
        width={width}
        height={height}
        preserveAspectRatio="none"
      />
    ))}
  </svg>
);
