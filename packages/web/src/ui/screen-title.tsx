import type { ReactElement } from 'react';

export type ScreenTitleProps = {
  readonly screen: string;
  /** Name of the project, where the screen belongs to one. */
  readonly project?: string | undefined;
};

/** The title of the window: names the screen and the project. */
export const ScreenTitle = ({ screen, project }: ScreenTitleProps): ReactElement => (
  <title>{[screen, project, 'Ramka'].filter(Boolean).join(' – ')}</title>
);
