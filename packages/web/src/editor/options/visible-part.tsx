import { picturePath } from '@ramka/domain/picture-paths';
import type { Module } from '@ramka/domain/catalogue';
import type { ModuleChoice } from '@ramka/domain/set/product-set';
import type { ReactElement } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import { useTexts } from '../../language/texts.ts';
import { Picture } from '../../ui/picture.tsx';
import { ComponentLine } from './component-line.tsx';
import styles from './options-dialog.module.css';

export type VisiblePartProps = { readonly module: Module; readonly choice: ModuleChoice };

/** The part of a module that is seen; it was chosen with the card and is always one piece (D7). */
export const VisiblePart = ({ module, choice }: VisiblePartProps): ReactElement | null => {
  const { optionsDialog: texts } = useTexts().editor;
  const part = module.components[choice.visibleComponentId];
  return part ? (
    <div className={styles['visible']}>
      <Picture className={styles['large']} src={imageAddress(picturePath.article(part))} alt="" eager />
      <div>
        <p className={styles['label']}>{texts.visiblePart}</p>
        <ComponentLine component={part} />
      </div>
    </div>
  ) : null;
};
