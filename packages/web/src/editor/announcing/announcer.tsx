import { createContext, useCallback, useContext, useState, type ReactElement, type ReactNode } from 'react';

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
      <output className="visually-hidden">
        {said.text}
        {/* The same words twice are said twice. */}
        {said.times % 2 === 1 ? '\u00A0' : ''}
      </output>
    </AnnounceContext>
  );
};

/** Says something to screen readers. */
export const useAnnounce = (): ((text: string) => void) => useContext(AnnounceContext);
