import { frameOfSet, isConfigured } from '@ramka/domain/set/product-set';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useEditor } from '../state/editor-context.ts';
import styles from './bill.module.css';

/** Stands where the rows of a bill will be: says what the set lacks before it has one, or that it is on its way. */
export const AwaitedBill = (): ReactElement => {
  const { common, editor } = useTexts();
  const { draft, catalogue } = useEditor();
  if (isConfigured(draft.set, catalogue)) return <Spinner label={common.loading} />;
  return (
    <p className={styles['empty']}>
      {frameOfSet(draft.set, catalogue) ? editor.bill.needsControllers : editor.bill.needsFrame}
    </p>
  );
};
