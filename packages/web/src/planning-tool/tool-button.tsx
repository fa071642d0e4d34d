import { ExternalLink } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import type { Room } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { externalUpdates } from '../project/external-updates.ts';
import { useProject } from '../project/project-query.ts';
import { AnchorButton } from '../ui/button.tsx';
import { toolAddress, useFollowLink } from './link.ts';

export type ToolButtonProps = {
  /** A linked room; without one the link leads to the project. */
  readonly room?: Room;
  readonly size?: 'small' | 'medium' | undefined;
};

/** Leads into the planning tool from what is linked with it; null where nothing is. */
export const ToolButton = ({ room, size }: ToolButtonProps): ReactElement | null => {
  const { planningTool } = useTexts();
  const project = useProject();
  const link = useToolLink(room);
  const isLinked = project.planningAddress !== null && room?.planningId !== null;
  if (link === null || !isLinked) return null;
  const label = planningTool.open(link.tool);
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

/** A link into the planning tool, to be put on an anchor, and what the tool is called. */
export type ToolLink = {
  readonly tool: string;
  readonly anchor: Pick<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel' | 'onClick' | 'onAuxClick'>;
};

/** The link to this project, or to one of its rooms, in the planning tool; null where the deployment has none. */
export const useToolLink = (room?: Room): ToolLink | null => {
  const project = useProject();
  const follow = useFollowLink();
  const { planningTool } = pageSettings;
  if (planningTool === null) return null;
  const href = toolAddress(planningTool.address, project, room);
  return {
    tool: planningTool.name,
    anchor: {
      href,
      target: '_blank',
      rel: 'noopener noreferrer',
      onClick: (event) => {
        if (!follow(href)) event.preventDefault();
      },
      onAuxClick: () => externalUpdates.start(project.id),
    },
  };
};
