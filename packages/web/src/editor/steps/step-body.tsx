import type { Frame } from '@ramka/domain/catalogue';
import { frameWidth } from '@ramka/domain/drawing';
import { frameOfSet } from '@ramka/domain/set/product-set';
import { ArrowRight } from 'lucide-react';
import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { BillPanel } from '../bill/bill.tsx';
import type { EditedBill } from '../bill/use-bill.ts';
import { ModuleDrawer } from '../drawer/module-drawer.tsx';
import { useEditor } from '../editing/editor.ts';
import { type Step, stepRefusal } from '../editing/steps.ts';
import { Stage } from '../picture/stage.tsx';
import { Switches } from '../picture/switches.tsx';
import { FrameList } from './frame-step.tsx';
import { LineStep } from './line-step.tsx';
import styles from './step-body.module.css';

export type StepBodyProps = {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
  readonly bill: EditedBill | undefined;
};

/** What a step shows: tiles in the first; the picture between what can be chosen and the bill in the others. */
export const StepBody = ({ step, onStep, bill }: StepBodyProps): ReactElement | null => {
  const { editor } = useTexts();
  const { draft, catalogue } = useEditor();
  const line = catalogue.findLine(draft.lineId);
  const frame = frameOfSet(draft.set, catalogue);
  if (step === 'line' || !line) return <LineStep onChosen={() => onStep('frame')} />;
  return (
    <div className={styles['workbench']} style={frame && sizeOf(frame)}>
      <div className={styles['side']}>
        <div className={styles['stage']} data-empty={frame ? undefined : ''}>
          <Stage />
        </div>
        <div className={styles['below']}>
          <Switches />
        </div>
      </div>
      <StepPanel key={`${step} ${line.id}`} name={editor.steps[step]}>
        {step === 'frame' ? <FrameList line={line} /> : <ModuleDrawer line={line} />}
      </StepPanel>
      {step === 'frame' && <NextButton onStep={onStep} />}
      <div className={styles['bill']}>
        <BillPanel bill={bill} />
      </div>
    </div>
  );
};

/** In millimetres: on a phone the picture takes no more of the window than its frame needs. */
const sizeOf = (frame: Frame): CSSProperties => ({ '--width': frameWidth(frame), '--height': frame.geometry.height });

/** The choices of a step. Takes the focus that a button which led here has left behind. */
const StepPanel = ({ name, children }: { readonly name: string; readonly children: ReactElement }): ReactElement => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={panel} className={styles['panel']} data-step-panel="" aria-label={name} tabIndex={-1}>
      <h2 className="visually-hidden">{name}</h2>
      {children}
    </section>
  );
};

type NextButtonProps = { readonly onStep: (step: Step) => void };

/**
 * Leads on once the frame is configured and takes modules (docs/specification.md#s2-94); says so while controllers are
 * lacking.
 */
const NextButton = ({ onStep }: NextButtonProps): ReactElement | null => {
  const { editor } = useTexts();
  const { draft, catalogue } = useEditor();
  const refusal = stepRefusal('modules', draft, catalogue);
  if (refusal === 'needs-controllers') return <p className={styles['lacking']}>{editor.steps.needsControllers}</p>;
  return refusal ? null : (
    <Button look="primary" size="large" className={styles['next']} data-uncovered="" onClick={() => onStep('modules')}>
      {editor.steps.next}
      <ArrowRight className={styles['arrow']} aria-hidden />
    </Button>
  );
};
