import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { Colour } from '@ramka/domain/catalogue';
import { PaintRoller } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { sameSet } from '../editing/draft.ts';
import { type Editor, useEditor } from '../editing/editor.ts';
import { applyEdit } from '../editing/edits.ts';
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
        onValueChange={(id) => view({ colourId: id, swatchFrom: 'person' })}
      >
        {colours.map((colour) => (
          <Tooltip key={colour.id} text={colour.name}>
            <Radio.Root
              value={colour.id}
              // Also the one that is chosen already: all modules may be meant to get it.
              onClick={() => view({ colourId: colour.id, swatchFrom: 'person' })}
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
      <div className={styles['chosen']}>
        <span className={styles['name']} aria-hidden>
          {chosen?.name}
        </span>
        {chosen && <RecolourOffer colour={chosen} />}
      </div>
    </div>
  );
};

/** Offers the swatch that was chosen to all modules of the set; nothing where they have it already. */
const RecolourOffer = ({ colour }: { readonly colour: Colour }): ReactElement | null => {
  const { drawer } = useTexts().editor;
  const { draft, catalogue, edit } = useEditor();
  const recolour = useMemo(() => ({ kind: 'recolour-modules', colour }) as const, [colour]);
  const changes = useMemo(() => {
    const edited = applyEdit(draft, recolour, catalogue);
    return edited.ok && !sameSet(edited.value.draft.set, draft.set);
  }, [draft, recolour, catalogue]);
  if (draft.swatchFrom === 'start' || !changes) return null;
  return (
    <Button size="small" icon={PaintRoller} onClick={() => edit(recolour)}>
      {drawer.recolour(colour.name)}
    </Button>
  );
};
