import { ArrowLeftRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { useProject } from '../project/project-query.ts';
import { Notice } from '../ui/notice.tsx';

/** Notice that the project was created in another deployment, which has other prices; null if it was not. */
export const OtherDeploymentNotice = (): ReactElement | null => {
  const { shell } = useTexts();
  const { variant } = useProject();
  return variant === pageSettings.deploymentId ? null : (
    <Notice icon={ArrowLeftRight} text={shell.otherDeployment(variant, pageSettings.currencyLabel)} />
  );
};
