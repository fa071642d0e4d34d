import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { Colour } from '@ramka/domain/catalogue';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { Editor } from '../editing/editor.ts';
import styles from './colour-swatches.module.css';

export type ColourSwatchesProps = Pick<Editor, 'view'> & {
  readonly colours: readonly Colour[];
  readonly colourId: number;
};

/** The colours that modules of this line come in; antibacterial ones carry a mark. */
export const ColourSwatches = ({ colours, colourId, view }: ColourSwatchesProps): ReactElement | null => {
  const { drawer } = useTexts().editor;
  const chosen = colours.find(({ id }) => id === colourId);
  if (colours.length === 0) return null;
  return (
    <div className={styles['row']}>
      <RadioGroup
        className={styles['swatches']}
        aria-label={drawer.colours}
        value={colourId}
        onValueChange={(id) => view({ colourId: id })}
      >
        {colours.map((colour) => (
          <Tooltip key={colour.id} text={colour.name}>
            <Radio.Root
              value={colour.id}
              aria-label={colour.name}
              aria-description={colour.antibacterial ? drawer.antibacterial : undefined}
              className={styles['swatch']}
              style={{ '--colour': colour.hexColor }}
            >
              {colour.antibacterial && (
                <span className={styles['antibacterial']} aria-hidden>
                  AB
                </span>
              )}
            </Radio.Root>
          </Tooltip>
        ))}
      </RadioGroup>
      <span className={styles['name']} aria-hidden>
        {chosen?.name}
      </span>
    </div>
  );
};
