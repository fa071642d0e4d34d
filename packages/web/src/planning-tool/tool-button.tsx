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
  /** A linked room; undefined to link to the project. */
  readonly room?: Room;
  readonly size?: 'small' | 'medium' | undefined;
};

/** Link to the project or room in the planning tool; null if it is not linked. */
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

/**
 * Link to the planning tool among the ways to fill a room, for a project that is not linked yet; null if the deployment has no
 * tool. A linked project has its link in the head.
 */
export const ToolEntry = ({ room }: { readonly room: Room }): ReactElement | null => {
  const { planningTool, rooms } = useTexts();
  const { planningAddress } = useProject();
  const link = useToolLink(room);
  if (link === null || planningAddress !== null) return null;
  const label = planningTool.open(link.tool);
  return (
    <AnchorButton
      {...link.anchor}
      icon={ExternalLink}
      size="small"
      variant="quiet"
      aria-label={rooms.inRoom(label, room.name)}
    >
      {label}
    </AnchorButton>
  );
};

/** Attributes for a link to the planning tool, and the tool's name. */
export type ToolLink = {
  readonly tool: string;
  readonly anchor: Pick<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel' | 'onClick' | 'onAuxClick'>;
};

/** Returns the link to the project or one of its rooms in the planning tool; null if the deployment has none. */
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
