import type { Drawing } from '@ramka/domain/drawing';
import type { CSSProperties, ReactElement } from 'react';
import { imageAddress } from '../api/picture-addresses.ts';

export type DrawnSetProps = { readonly drawing: Drawing; readonly className?: string | undefined };

/** Picture of a set, drawn from the pictures of its parts. `--millimetres` is its width, for the style sheet. */
export const DrawnSet = ({ drawing, className }: DrawnSetProps): ReactElement => {
  const { x, y, width, height, layers } = drawing;
  const style: CSSProperties & Record<'--millimetres', number> = { '--millimetres': width };
  return (
    <svg className={className} style={style} viewBox={`${x} ${y} ${width} ${height}`} data-drawn="" aria-hidden>
      {layers.map(({ kind, picture, ...place }) => (
        <image
          key={`${kind} ${picture} ${place.x}`}
          href={imageAddress(picture)}
          {...place}
          preserveAspectRatio="none"
        />
      ))}
    </svg>
  );
};
