import { useParams } from '@tanstack/react-router';

/** The id of the project that the address names. */
export const useProjectId = (): string => useParams({ from: '/projekt/$projectId' }).projectId;
