import { useEffect, useRef } from 'react';

/** A project that is being created or loaded. */
type Opening = {
  /** Whether the visitor is still waiting for this project. */
  readonly isLatest: () => boolean;
  /** Navigates to the project, unless the visitor is waiting for another one. */
  readonly open: (projectId: string) => void;
};

/** Called when the visitor requests a project. */
export type StartOpening = () => Opening;

export type StartFormProps = { readonly onStart: StartOpening };

/**
 * Opens a requested project once it has loaded, unless another one was requested since or the screen was left. `goTo`
 * navigates to the project.
 */
export const useStartOpening = (goTo: (projectId: string) => void): StartOpening => {
  const latest = useRef<symbol>(undefined);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  return () => {
    const id = Symbol('opening');
    latest.current = id;
    const isLatest = (): boolean => latest.current === id;
    const open = (projectId: string): void => {
      if (isLatest()) goTo(projectId);
    };
    return { isLatest, open };
  };
};
