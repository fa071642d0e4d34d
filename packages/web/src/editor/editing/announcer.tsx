import { createContext, type ReactElement, type ReactNode, useCallback, useContext, useRef, useState } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/**
 * Provides a live region through which the components inside can make screen reader announcements. Announcements of the
 * same task are joined.
 */
export const Announcer = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const [announcement, setAnnouncement] = useState({ text: '', times: 0 });
  const parts = useRef<string[]>([]);
  const announce = useCallback((text: string) => {
    if (text === '') return;
    // Later texts of one task would replace earlier ones before they are read out.
    if (parts.current.push(text) > 1) return;
    queueMicrotask(() => {
      const joined = parts.current.join('. ');
      parts.current = [];
      setAnnouncement(({ times }) => ({ text: joined, times: times + 1 }));
    });
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      {/* `aria-live` is set explicitly, because the live region is otherwise hidden from screen readers while a
          modal dialog is open. */}
      <output className="visually-hidden" aria-live="polite">
        {announcement.text}
        {/* The trailing space alternates, so that repeating a text announces it again. */}
        {announcement.times % 2 === 1 ? '\u00A0' : ''}
      </output>
    </AnnounceContext>
  );
};

/** Returns a function that announces a text to screen readers. */
export const useAnnounce = (): ((text: string) => void) => useContext(AnnounceContext);
