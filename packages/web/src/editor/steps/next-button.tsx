import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useEditor } from '../state/editor-context.ts';
import styles from './step-body.module.css';
import { stepRefusal, type Step } from './step.ts';

export type NextButtonProps = { readonly onStep: (step: Step) => void };

/** Leads on once the frame is configured and takes modules (specification §2); says so while controllers are lacking. */
export const NextButton = ({ onStep }: NextButtonProps): ReactElement | null => {
  const { steps: texts } = useTexts().editor;
  const { draft, catalogue } = useEditor();
  const refusal = stepRefusal('modules', draft, catalogue);
  if (refusal === 'needs-controllers') return <p className={styles['lacking']}>{texts.needsControllers}</p>;
  return refusal ? null : (
    <Button look="primary" size="large" className={styles['next']} onClick={() => onStep('modules')}>
      {texts.next}
      <ArrowRight className={styles['arrow']} aria-hidden />
    </Button>
  );
};
