import { useNavigate } from '@tanstack/react-router';
import { CopyPlus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { failureWithReason } from '../api/failure.ts';
import type { RestyleRequest } from '../api/restyle-calls.ts';
import { addVariant } from '../api/variants.ts';
import { useTexts } from '../language/texts.ts';
import { snackbars } from '../page/messages.ts';
import { useProject } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { NameDialog } from '../ui/name-dialog.tsx';

export type SaveAsVariantProps = {
  readonly request: RestyleRequest;
  /** Why it cannot be pressed now. */
  readonly refusal: string | undefined;
};

/** Makes a new project with the change in it; this one stays as it is. Its message leads there. */
export const SaveAsVariant = ({ request, refusal }: SaveAsVariantProps): ReactElement => {
  const { variants, common, messages } = useTexts();
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
      snackbars.error(failureWithReason(failure, messages.storeFailed));
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
            hint={variants.saveAsNote}
            subject="project"
            start={variants.suggested(project.name)}
            confirmLabel={common.save}
            onName={save}
            onClose={() => setNaming(false)}
          />
        )}
      </DialogPresence>
    </>
  );
};
