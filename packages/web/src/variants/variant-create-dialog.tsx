import type { ReactElement } from 'react';
import { addVariant, variantsQuery } from '../api/variants.ts';
import { useTexts } from '../language/texts.ts';
import { copiesNote } from '../planning-tool/copies-note.ts';
import { useListChange } from '../project/list-change.ts';
import { useProject } from '../project/project-query.ts';
import { NameDialog } from '../ui/name-dialog.tsx';

export type VariantCreateDialogProps = { readonly onClose: () => void };

/** Creates a variant as a copy of the project. */
export const VariantCreateDialog = ({ onClose }: VariantCreateDialogProps): ReactElement => {
  const texts = useTexts();
  const { variants } = texts;
  const project = useProject();
  const change = useListChange(variantsQuery(project.id));
  return (
    <NameDialog
      title={variants.copy}
      label={variants.name}
      hint={copiesNote(project, texts)}
      subject="project"
      start={variants.suggested(project.name)}
      onName={(name) => change(() => addVariant(project.id, name), variants.made(name))}
      onClose={onClose}
    />
  );
};
