import { frameOfSet } from '@ramka/domain/set/product-set';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useEditor } from '../editing/editor.ts';
import { allSteps, type Step, stepRefusal, stepRefusalText } from '../editing/steps.ts';
import styles from './stepper.module.css';

export type StepperProps = { readonly step: Step; readonly onStep: (step: Step) => void };

/** The three steps, what was chosen in each, and the way back and forth. */
export const Stepper = ({ step, onStep }: StepperProps): ReactElement => {
  const { editor } = useTexts();
  return (
    <nav aria-label={editor.steps.label}>
      <ol className={styles['steps']}>
        {allSteps.map((name, index) => (
          <li key={name} className={styles['entry']}>
            <StepButton name={name} number={index + 1} current={name === step} onStep={onStep} />
          </li>
        ))}
      </ol>
    </nav>
  );
};

type StepButtonProps = Pick<StepperProps, 'onStep'> & {
  readonly name: Step;
  readonly number: number;
  readonly current: boolean;
};

const StepButton = ({ name, number, current, onStep }: StepButtonProps): ReactElement => {
  const texts = useTexts();
  const { draft, catalogue } = useEditor();
  const refusal = stepRefusal(name, draft, catalogue);
  const chosen = useChosenIn(name);
  const done = chosen !== undefined && !current;
  const button = (
    <button
      type="button"
      className={styles['step']}
      aria-current={current ? 'step' : undefined}
      aria-disabled={refusal ? true : undefined}
      onClick={() => !refusal && onStep(name)}
    >
      <span className={styles['number']} data-done={done ? '' : undefined} aria-hidden>
        {done ? <Check size={14} /> : number}
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{texts.editor.steps[name]}</span>
        {chosen !== undefined && <span className={styles['chosen']}>{chosen}</span>}
      </span>
    </button>
  );
  return refusal ? <Tooltip text={stepRefusalText(refusal, texts)}>{button}</Tooltip> : button;
};

const useChosenIn = (step: Step): string | undefined => {
  const { draft, catalogue } = useEditor();
  if (step === 'line') return catalogue.findLine(draft.lineId)?.name;
  return step === 'frame' ? frameOfSet(draft.set, catalogue)?.name : undefined;
};
