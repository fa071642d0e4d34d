import type { WireGroup } from '@ramka/contract/wire/project';
import { ExternalLink } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { useProject } from '../project/use-project.ts';
import { AnchorButton } from '../ui/actions/anchor-button.tsx';
import { useToolLink } from './use-tool-link.ts';

export type ToolButtonProps = {
  /** A linked room; without one the link leads to the project. */
  readonly room?: WireGroup;
  readonly size?: 'small' | 'medium' | undefined;
};

/** Leads into the planning tool from what is linked with it; null where nothing is. */
export const ToolButton = ({ room, size }: ToolButtonProps): ReactElement | null => {
  const { planningTool: texts } = useTexts();
  const { project } = useProject();
  const link = useToolLink(room);
  const isLinked = project.mioIntegration !== null && room?.properties.mioData !== null;
  if (link === null || !isLinked) return null;
  const label = texts.open(link.tool);
  return (
    <AnchorButton
      {...link.anchor}
      icon={ExternalLink}
      size={size}
      aria-label={room === undefined ? undefined : `${label}: ${room.name}`}
    >
      {label}
    </AnchorButton>
  );
};
