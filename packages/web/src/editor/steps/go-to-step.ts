import { createContext, useContext } from 'react';
import type { Step } from './step.ts';

export const GoToStepContext = createContext<(step: Step) => void>(() => undefined);

/** Shows a step, or the last one before it that can be taken. */
export const useGoToStep = (): ((step: Step) => void) => useContext(GoToStepContext);
