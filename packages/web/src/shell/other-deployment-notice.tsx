import { ArrowLeftRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { pageSettings } from '../page/page-settings.ts';
import { useProject } from '../project/use-project.ts';
import { ShellNotice } from './shell-notice.tsx';

/** Says that the project was made in another deployment, whose prices were others; null where it was not. */
export const OtherDeploymentNotice = (): ReactElement | null => {
  const { shell } = useTexts();
  const { variant } = useProject().project;
  return variant === pageSettings.variant ? null : (
    <ShellNotice icon={ArrowLeftRight} text={shell.otherDeployment(variant, pageSettings.currencyLabel)} />
  );
};
