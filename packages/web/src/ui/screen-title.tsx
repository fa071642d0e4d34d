import type { ReactElement } from 'react';

export type ScreenTitleProps = {
  readonly screen: string;
  /** Name of the project, for screens of a project. */
  readonly project?: string | undefined;
};

/** The document's title: screen, project and app. */
export const ScreenTitle = ({ screen, project }: ScreenTitleProps): ReactElement => (
  <title>{[screen, project, 'Ramka'].filter(Boolean).join(' – ')}</title>
);
