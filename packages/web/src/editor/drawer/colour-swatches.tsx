import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { FrameLine } from '@ramka/domain/catalogue/frame-line';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { useEditor } from '../state/editor-context.ts';
import styles from './colour-swatches.module.css';

/** The colours that modules of this line come in; antibacterial ones carry a mark. */
export const ColourSwatches = ({ line }: { readonly line: FrameLine }): ReactElement | null => {
  const { drawer } = useTexts().editor;
  const { draft, catalogue, view } = useEditor();
  const colours = catalogue.listColours(line);
  const chosen = colours.find(({ id }) => id === draft.colourId);
  if (colours.length === 0) return null;
  return (
    <div className={styles['row']}>
      <RadioGroup
        className={styles['swatches']}
        aria-label={drawer.colours}
        value={draft.colourId}
        onValueChange={(colourId) => view({ colourId })}
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
