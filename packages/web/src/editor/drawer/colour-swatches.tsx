import type { Colour } from '@ramka/domain/catalogue';
import { PaintRoller } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Swatches } from '../../ui/fields/swatches.tsx';
import { sameSet } from '../editing/draft.ts';
import { type Editor, useEditor } from '../editing/editor.ts';
import { applyEdit } from '../editing/edits.ts';

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
    <Swatches
      label={drawer.colours}
      swatches={colours.map(({ antibacterial, ...colour }) => ({
        ...colour,
        mark: antibacterial ? { sign: 'AB', meaning: drawer.antibacterial } : undefined,
      }))}
      chosen={colourId}
      onChosen={(id) => view({ colourId: id, swatchFrom: 'person' })}
    >
      {chosen && <RecolourOffer colour={chosen} />}
    </Swatches>
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
  if (draft.swatchFrom === 'start' || draft.swatchFrom === 'look' || !changes) return null;
  return (
    <Button size="small" icon={PaintRoller} onClick={() => edit(recolour)}>
      {drawer.recolour(colour.name)}
    </Button>
  );
};
