import type { WireGroup } from '@ramka/contract/wire/project';
import type { ComponentPropsWithRef } from 'react';
import { pageSettings } from '../page/page-settings.ts';
import { useProject } from '../project/use-project.ts';
import { externalUpdates } from './external-updates.ts';
import { useFollowLink } from './planning-tool-context.ts';
import { toolAddress } from './tool-address.ts';

/** A link into the planning tool, to be put on an anchor, and what the tool is called. */
export type ToolLink = {
  readonly tool: string;
  readonly anchor: Pick<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel' | 'onClick' | 'onAuxClick'>;
};

/** The link to this project in the planning tool, or to one of its rooms; null where this deployment has no such tool. */
export const useToolLink = (room?: WireGroup): ToolLink | null => {
  const { project } = useProject();
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
