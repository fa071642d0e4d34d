import { createContext, type ReactElement, type ReactNode, useCallback, useContext, useState } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Lets everything inside say something to screen readers. */
export const Announcer = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const [said, setSaid] = useState({ text: '', times: 0 });
  const announce = useCallback(
    (text: string) => text !== '' && setSaid(({ times }) => ({ text, times: times + 1 })),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      {/* Said to be live outright: a dialog that lies over the page hides everything else from screen readers. */}
      <output className="visually-hidden" aria-live="polite">
        {said.text}
        {/* The same words twice are said twice. */}
        {said.times % 2 === 1 ? '\u00A0' : ''}
      </output>
    </AnnounceContext>
  );
};

/** Says something to screen readers. */
export const useAnnounce = (): ((text: string) => void) => useContext(AnnounceContext);
