import { useNavigate } from '@tanstack/react-router';
import { CopyPlus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { failureWithReason, savingFailure } from '../api/failure.ts';
import type { RestylePreview, RestyleRequest } from '../api/restyle-calls.ts';
import { addVariant } from '../api/variants.ts';
import { useTexts } from '../language/texts.ts';
import { snackbars } from '../platform/messages.ts';
import { copiesNote } from '../planning-tool/copies-note.ts';
import { useProject } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { NameDialog } from '../ui/name-dialog.tsx';
import { wouldChange } from './change-text.ts';
import { PriceStep } from '../ui/price-step.tsx';
import styles from './restyle-foot.module.css';

export type RestyleFootProps = {
  readonly preview: RestylePreview;
  readonly excluded: ReadonlySet<number>;
  /** Whether the sums belong to the current request. */
  readonly isCurrent: boolean;
  readonly busy: boolean;
  readonly onApply: () => void;
  readonly request: RestyleRequest;
};

/** Costs of the restyle, and the button that applies it. */
export const RestyleFoot = (props: RestyleFootProps): ReactElement => {
  const { preview, request, excluded, isCurrent, busy, onApply } = props;
  const { restyle } = useTexts();
  const { foot } = restyle;
  const changing = preview.rows.filter((row) => wouldChange(row) && !excluded.has(row.setId));
  const copies = changing.filter(({ copyName }) => copyName !== null).length;
  const sentences = [
    foot.changes(changing.length),
    foot.copies(copies),
    foot.left(preview.rows.length - changing.length),
  ];
  const refusal = isCurrent ? (changing.length === 0 ? foot.nothing : undefined) : foot.counting;
  return (
    <section className={styles['foot']} aria-label={foot.label}>
      <p className={styles['told']}>{sentences.filter(Boolean).join(' · ')}</p>
      <p className={styles['total']}>
        <span className={styles['label']}>{foot.total}</span> <PriceStep {...preview.total} size="large" />
      </p>
      <SaveAsVariant request={request} refusal={refusal} />
      <Button variant="primary" size="large" busy={busy} refusal={refusal} onClick={onApply}>
        {foot.apply}
      </Button>
    </section>
  );
};

type SaveAsVariantProps = {
  readonly request: RestyleRequest;
  /** Reason why the button is disabled. */
  readonly refusal: string | undefined;
};

/**
 * Saves the restyle as a variant: a new project with the change. The current project remains unchanged, and a message
 * links to the new one.
 */
const SaveAsVariant = ({ request, refusal }: SaveAsVariantProps): ReactElement => {
  const texts = useTexts();
  const { messages, variants } = texts;
  const project = useProject();
  const navigate = useNavigate();
  const [naming, setNaming] = useState(false);
  const save = async (name: string): Promise<boolean> => {
    snackbars.clear();
    try {
      const variant = await addVariant(project.id, name, request);
      const open = (): void =>
        void navigate({ to: '/projekt/$projectId/pomieszczenia', params: { projectId: variant.id } });
      snackbars.success(variants.made(variant.name), { label: variants.open, perform: open });
      return true;
    } catch (failure) {
      snackbars.error(failureWithReason(failure, savingFailure(failure, messages)));
      return false;
    }
  };
  return (
    <>
      <Button size="large" icon={CopyPlus} refusal={refusal} onClick={() => setNaming(true)}>
        {variants.saveAs}
      </Button>
      <DialogPresence>
        {naming && (
          <NameDialog
            title={variants.saveAs}
            label={variants.name}
            hint={[variants.saveAsNote, copiesNote(project, texts)].filter(Boolean).join(' ')}
            subject="project"
            start={variants.suggested(project.name)}
            onName={save}
            onClose={() => setNaming(false)}
          />
        )}
      </DialogPresence>
    </>
  );
};
