import type { LoadedProject } from '@ramka/contract/wire/project';
import { useSuspenseQuery } from '@tanstack/react-query';
import { projectQuery } from './project-query.ts';
import { useProjectId } from './use-project-id.ts';

/** The project that the address names; the route's guard has loaded it. */
export const useProject = (): LoadedProject => useSuspenseQuery(projectQuery(useProjectId())).data;
