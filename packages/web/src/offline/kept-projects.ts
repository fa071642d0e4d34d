import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '../language/texts.ts';
import { browserStorage } from '../page/browser-storage.ts';

/** Milliseconds that a project rests before it is kept anew. */
const REST = 3000;

/** Has the service worker keep the project on the screen, and again whenever it has changed, so that it opens without a network. */
export const useKeptProject = (project: { readonly id: string }): void => {
  const { language } = useLanguage();
  useEffect(() => {
    const keep = async (): Promise<void> => {
      if (!('serviceWorker' in navigator) || !onlineManager.isOnline()) return;
      const { active } = await navigator.serviceWorker.ready;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin, and takes no other
      active?.postMessage({ keepProject: project.id, language });
    };
    const timer = setTimeout(() => void keep(), REST);
    return () => clearTimeout(timer);
  }, [project, language]);
};

/**
 * Forgets everything of a project that this browser keeps beside its name: what the service worker has of it, drafts of its
 * sets, what was folded up. Answers how to bring back what only this browser had.
 */
export const forgetKept = (projectId: string): (() => void) => {
  const keys = browserStorage
    .keys()
    .filter((key) => key.startsWith('configurator.') && key.split('.').includes(projectId));
  const entries = keys.map((key) => [key, browserStorage.getItem(key) ?? ''] as const);
  for (const key of keys) browserStorage.removeItem(key);
  // Where the connection is not safe there are no such caches.
  if ('caches' in globalThis) void caches.delete(`ramka-project-${projectId}`).catch(() => undefined);
  return () => {
    for (const [key, text] of entries) browserStorage.setItem(key, text);
  };
};
