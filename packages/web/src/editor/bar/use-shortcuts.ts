import { useEffect } from 'react';
import { useEditor } from '../state/editor-context.ts';

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo (R19); in a text field the keys belong to the text. */
export const useShortcuts = (): void => {
  const { undo, redo } = useEditor();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const perform = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
      if (!perform) return;
      event.preventDefault();
      perform();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [undo, redo]);
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input, textarea, select') || target.closest('[role="dialog"]') !== null);
