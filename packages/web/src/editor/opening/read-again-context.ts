import { createContext, useContext } from 'react';

export const ReadAgainContext = createContext<() => void>(() => undefined);

/** Reads the set anew from the server; what is on the screen gives way to it. */
export const useReadAgain = (): (() => void) => useContext(ReadAgainContext);
