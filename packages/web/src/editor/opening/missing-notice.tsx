import { type MissingPart, missingParts } from '@ramka/domain/set/missing-parts';
import type { Texts } from '@ramka/texts/texts';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useEditor } from '../state/editor-context.ts';
import styles from './missing-notice.module.css';

/** Names what of the set the catalogue no longer has, until it is replaced (R22). */
export const MissingNotice = (): ReactElement | null => {
  const texts = useTexts();
  const { draft, catalogue } = useEditor();
  const names = new Set(missingParts(draft.set, catalogue).map((part) => nameOf(part, texts)));
  if (names.size === 0) return null;
  return (
    <div className={styles['notice']} role="alert">
      <TriangleAlert className={styles['icon']} aria-hidden />
      <div>
        <p className={styles['title']}>{texts.editor.missing.title}</p>
        <p>{[...names].join(', ')}</p>
        <p>{texts.editor.missing.advice}</p>
      </div>
    </div>
  );
};

const nameOf = (part: MissingPart, { editor: { missing } }: Texts): string => {
  switch (part.kind) {
    case 'frame':
      return missing.frame;
    case 'module':
    case 'visible-part':
      return missing.module(part.slot);
    case 'component':
      return missing.component(part.slot);
    case 'controller':
      return missing.controller(part.slot);
    case 'seal':
      return missing.seal;
    case 'corner-box':
    case 'surface-box':
      return missing.box;
  }
};
