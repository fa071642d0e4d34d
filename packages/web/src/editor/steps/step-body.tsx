import { type Drawing, drawSet } from '@ramka/domain/drawing';
import { frameOfSet } from '@ramka/domain/set/product-set';
import { ArrowRight, Check } from 'lucide-react';
import {
  type CSSProperties,
  type ReactElement,
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { isFocusLost } from '../../ui/focus.ts';
import { lazyPart, usePreload } from '../../platform/lazy-part.ts';
import { SkeletonBlocks } from '../../skeleton/skeleton.tsx';
import { BillPanel } from '../bill/bill.tsx';
import type { EditedBill } from '../bill/use-bill.ts';
import { ModuleDrawer } from '../drawer/module-drawer.tsx';
import { useEditor } from '../editing/editor.ts';
import { allSteps, type Step, stepRefusal, stepRefusalText } from '../editing/steps.ts';
import { SetCanvas } from '../canvas/set-canvas.tsx';
import { Switches } from '../canvas/switches.tsx';
import styles from './step-body.module.css';
import stepper from './stepper.module.css';

const LineStep = lazyPart(async () => (await import('./line-step.tsx')).LineStep);
const FrameList = lazyPart(async () => (await import('./frame-step.tsx')).FrameList);

/** Loads the code of the steps that a new set begins with. A saved set loads it after its modules. */
export const loadFirstSteps = async (): Promise<void> => {
  await Promise.all([LineStep.load(), FrameList.load()]);
};

export type StepBodyProps = {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
  /** Opens the quick-entry dialog. */
  readonly onType: () => void;
  readonly bill: EditedBill | undefined;
};

/** Content of a step. Step 1 shows tiles; the others show the canvas between the panel of choices and the bill. */
export const StepBody = ({ step, onStep, onType, bill }: StepBodyProps): ReactElement | null => {
  const { editor } = useTexts();
  const { draft, catalogue } = useEditor();
  const line = catalogue.findLine(draft.lineId);
  const drawing = useMemo(() => drawSet(draft.set, catalogue), [draft.set, catalogue]);
  // Deferred, so that the slots are interactive before the drawer is rendered.
  const showsDrawer = useDeferredValue(true, false);
  usePreload(loadFirstSteps);
  const [stage, side] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  useModulesInSight(step, [stage, side]);
  if (step === 'line' || !line) return <LineStep onChosen={() => onStep('frame')} onType={onType} />;
  return (
    <div className={styles['workbench']} style={drawing && sizeOf(drawing)}>
      <div ref={side} className={styles['side']}>
        <div ref={stage} className={styles['stage']} data-empty={drawing ? undefined : ''}>
          <SetCanvas />
        </div>
        <div className={styles['below']}>
          <Switches />
        </div>
      </div>
      <StepPanel key={`${step} ${line.id}`} name={editor.steps[step]}>
        {step === 'frame' ? <FrameList line={line} /> : showsDrawer ? <ModuleDrawer line={line} /> : <SkeletonBlocks />}
      </StepPanel>
      {step === 'frame' && <NextButton onStep={onStep} />}
      <div className={styles['bill']}>
        <BillPanel bill={bill} />
      </div>
    </div>
  );
};

/**
 * Scrolls the modules below the sticky canvas when their step is entered on a phone. Otherwise the editor's head would
 * leave no room for the list on the first screen. Keyboard users keep the focused element in view.
 */
const useModulesInSight = (step: Step, [stage, side]: readonly RefObject<HTMLElement | null>[]): void => {
  const previous = useRef(step);
  useLayoutEffect(() => {
    const isEntered = step === 'modules' && previous.current !== step;
    previous.current = step;
    const panel = document.querySelector('[data-step-panel]');
    if (!isEntered || !panel || document.activeElement?.matches(':focus-visible') === true) return;
    // In landscape the canvas is next to the panel.
    const above = stickyTopOf(stage?.current);
    const sideTop = stickyTopOf(side?.current);
    const coveredTo = above === null ? sideTop : above + (stage?.current?.offsetHeight ?? 0);
    if (coveredTo === null) return;
    window.scrollBy({ top: panel.getBoundingClientRect().top - coveredTo, behavior: 'instant' });
  }, [step, stage, side]);
};

/** The top of a sticky element in pixels; null if it is not sticky. */
const stickyTopOf = (element: HTMLElement | null | undefined): number | null => {
  if (!element) return null;
  const { position, top } = getComputedStyle(element);
  return position === 'sticky' ? Number.parseFloat(top) : null;
};

/** Returns the drawing's size in millimetres as CSS variables. On phones the canvas is no higher than the set needs. */
const sizeOf = ({ width, height }: Drawing): CSSProperties => ({ '--width': width, '--height': height });

/** The panel with a step's choices. It takes the focus if only the screen has it, which is the case after loading. */
const StepPanel = ({ name, children }: { readonly name: string; readonly children: ReactElement }): ReactElement => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFocusLost()) panel.current?.focus({ preventScroll: true });
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
 * Leads to step 3 once the frame is configured and has module slots (docs/specification.md#s2-94). Shows a note while
 * controllers are missing.
 */
const NextButton = ({ onStep }: NextButtonProps): ReactElement | null => {
  const { editor } = useTexts();
  const { draft, catalogue } = useEditor();
  const refusal = stepRefusal('modules', draft, catalogue);
  if (refusal === 'needs-controllers') return <p className={styles['lacking']}>{editor.steps.needsControllers}</p>;
  return refusal ? null : (
    <Button
      variant="primary"
      size="large"
      className={styles['next']}
      data-uncovered=""
      data-next=""
      onClick={() => onStep('modules')}
    >
      {editor.steps.next}
      <ArrowRight className={styles['arrow']} aria-hidden />
    </Button>
  );
};

export type StepperProps = { readonly step: Step; readonly onStep: (step: Step) => void };

/** Navigation between the three steps, with the choice made in each. A step that is not available yet is no button. */
export const Stepper = ({ step, onStep }: StepperProps): ReactElement => {
  const { editor } = useTexts();
  return (
    <nav aria-label={editor.steps.label}>
      <ol className={stepper['steps']}>
        {allSteps.map((name, index) => (
          <li key={name} className={stepper['entry']}>
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
  const content = (
    <>
      <span className={stepper['number']} data-done={done ? '' : undefined} aria-hidden>
        {done ? <Check size={14} /> : number}
      </span>
      <span className={stepper['words']}>
        <span className={stepper['name']}>{texts.editor.steps[name]}</span>
        {chosen !== undefined && <span className={stepper['chosen']}>{chosen}</span>}
      </span>
    </>
  );
  if (refusal) {
    return (
      <span className={stepper['step']} data-later="" title={stepRefusalText(refusal, texts)}>
        {content}
        <span className="visually-hidden">. {stepRefusalText(refusal, texts)}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={stepper['step']}
      aria-current={current ? 'step' : undefined}
      onClick={() => onStep(name)}
    >
      {content}
    </button>
  );
};

const useChosenIn = (step: Step): string | undefined => {
  const { draft, catalogue } = useEditor();
  if (step === 'line') return catalogue.findLine(draft.lineId)?.name;
  return step === 'frame' ? frameOfSet(draft.set, catalogue)?.name : undefined;
};
