import { useEffect } from 'react';
import type { Project } from '../api/project.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { rememberSummary } from './project-summary.ts';
import { isRemembered } from './remembered-projects.ts';

/** Stores what the home screen shows of the project on screen. */
export const useRememberSummary = (project: Project): void =>
  useEffect(() => {
    if (isRemembered(project.id)) rememberSummary(browserStorage, project, pageSettings.currencyLabel);
  }, [project]);
