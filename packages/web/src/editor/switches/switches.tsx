import { type BoxEntry, NO_COLOUR } from '@ramka/domain/catalogue';
import { frameOfSet } from '@ramka/domain/set/product-set';
import { ip44Problem, type Ip44Problem } from '@ramka/domain/set/seal';
import type { Texts } from '@ramka/texts/texts';
import { Palette } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import type { EditorCatalogue } from '../catalogue/editor-catalogue.ts';
import { useOpenDialog } from '../dialogs/open-dialog.ts';
import { useEditor } from '../state/editor-context.ts';
import { nameOfModule } from '../words/name-of.ts';
import styles from './switches.module.css';

/** What can be added around the frame: the IP44 seal, a corner box or a surface box; only what exists for it, or was chosen before the catalogue lost it. */
export const Switches = (): ReactElement | null => {
  const { switches: texts } = useTexts().editor;
  const { draft, catalogue } = useEditor();
  const { set } = draft;
  const frame = frameOfSet(set, catalogue);
  if (!frame) return null;
  const seal = frame.supportsIp44 || set.ip44;
  const corner = frame.cornerBoxes.length > 0 || set.cornerBoxColourId !== NO_COLOUR;
  const surface = frame.surfaceBoxes.length > 0 || set.surfaceBoxColourId !== NO_COLOUR;
  if (!seal && !corner && !surface) return null;
  return (
    <fieldset className={styles['switches']} aria-label={texts.label}>
      {seal && <Ip44Switch />}
      {corner && <BoxSwitch box="corner-box" entries={frame.cornerBoxes} />}
      {surface && <BoxSwitch box="surface-box" entries={frame.surfaceBoxes} />}
    </fieldset>
  );
};

const Ip44Switch = (): ReactElement => {
  const texts = useTexts();
  const { draft, catalogue, edit } = useEditor();
  const reason = sealReason(ip44Problem(draft.set, catalogue), catalogue, texts);
  return (
    <div className={styles['entry']}>
      <Switch
        label={texts.editor.switches.ip44}
        checked={draft.set.ip44}
        refusal={draft.set.ip44 ? undefined : reason}
        onChecked={(on) => edit({ kind: 'switch-ip44', on })}
      />
      {reason !== undefined && <p className={styles['reason']}>{reason}</p>}
    </div>
  );
};

/** Why there can be no seal; a frame that lacks it has the switch only to take off the one that it lost. */
const sealReason = (problem: Ip44Problem | undefined, catalogue: EditorCatalogue, texts: Texts): string | undefined => {
  if (problem?.kind === 'module-disables-ip44')
    return texts.editor.switches.ip44Off(nameOfModule(problem.moduleId, catalogue, texts));
  return problem?.kind === 'frame-lacks-ip44' ? texts.editor.picture.gone : undefined;
};

type BoxSwitchProps = { readonly box: 'corner-box' | 'surface-box'; readonly entries: readonly BoxEntry[] };

const BoxSwitch = ({ box, entries }: BoxSwitchProps): ReactElement => {
  const { switches: texts, picture } = useTexts().editor;
  const { draft, edit } = useEditor();
  const open = useOpenDialog();
  const corner = box === 'corner-box';
  const colourId = corner ? draft.set.cornerBoxColourId : draft.set.surfaceBoxColourId;
  const other = corner ? draft.set.surfaceBoxColourId : draft.set.cornerBoxColourId;
  const colour = entries.find((entry) => entry.colour.id === colourId)?.colour;
  const switchOff = (): boolean =>
    edit({ kind: corner ? 'choose-corner-box' : 'choose-surface-box', colourId: NO_COLOUR });
  return (
    <div className={styles['entry']}>
      <div className={styles['line']}>
        <Switch
          label={corner ? texts.cornerBox : texts.surfaceBox}
          checked={colourId !== NO_COLOUR}
          onChecked={(on) => (on ? open({ kind: box }) : switchOff())}
        />
        {colour && (
          <IconButton icon={Palette} size="small" label={texts.changeColour} onClick={() => open({ kind: box })} />
        )}
      </div>
      {colourId !== NO_COLOUR && (
        <p className={styles['reason']}>{colour ? texts.colour(colour.name) : picture.gone}</p>
      )}
      {colourId === NO_COLOUR && other !== NO_COLOUR && (
        <p className={styles['reason']}>{corner ? texts.cornerReplaces : texts.surfaceReplaces}</p>
      )}
    </div>
  );
};
