import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { BillPanel } from '../bill/bill-panel.tsx';
import type { EditedBill } from '../bill/use-bill.ts';
import { ModuleDrawer } from '../drawer/module-drawer.tsx';
import { Stage } from '../picture/stage.tsx';
import { useEditor } from '../state/editor-context.ts';
import { Switches } from '../switches/switches.tsx';
import { FrameList } from './frame-list.tsx';
import { LineStep } from './line-step.tsx';
import { NextButton } from './next-button.tsx';
import styles from './step-body.module.css';
import type { Step } from './step.ts';

export type StepBodyProps = {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
  readonly bill: EditedBill | undefined;
};

/** What a step shows: tiles in the first; the picture between what can be chosen and the bill in the others. */
export const StepBody = ({ step, onStep, bill }: StepBodyProps): ReactElement | null => {
  const { editor: texts } = useTexts();
  const { draft, catalogue } = useEditor();
  const line = catalogue.findLine(draft.lineId);
  if (step === 'line' || !line) return <LineStep onChosen={() => onStep('frame')} />;
  return (
    <div className={styles['workbench']}>
      <div className={styles['stage']}>
        <Stage />
        {step === 'frame' && <NextButton onStep={onStep} />}
      </div>
      <div className={styles['below']}>
        <Switches />
      </div>
      <StepPanel key={`${step} ${line.id}`} name={texts.steps[step]}>
        {step === 'frame' ? <FrameList line={line} /> : <ModuleDrawer line={line} />}
      </StepPanel>
      <div className={styles['bill']}>
        <BillPanel bill={bill} />
      </div>
    </div>
  );
};

/** The choices of a step. Takes the focus that a button which led here has left behind. */
const StepPanel = ({ name, children }: { readonly name: string; readonly children: ReactElement }): ReactElement => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={panel} className={styles['panel']} aria-label={name} tabIndex={-1}>
      {children}
    </section>
  );
};
