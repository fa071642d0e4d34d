import type { Deployment } from '@ramka/contract/deployment/deployment';
import { WrongSettings, type Settings } from '../settings.ts';

/** A deployment with a planning tool starts only with the secret that the tool signs its calls with. */
export const requirePlanningSecret = (
  { planningTool, variant }: Pick<Deployment, 'planningTool' | 'variant'>,
  { planningToolSecret }: Pick<Settings, 'planningToolSecret'>,
): void => {
  if (planningTool === null || planningToolSecret !== undefined) return;
  throw new WrongSettings(
    `the deployment '${variant}' has the planning tool '${planningTool.name}': PLANNING_TOOL_SECRET must hold the secret that it signs its calls with, of 32 characters or more`,
  );
};
