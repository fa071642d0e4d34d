import { useState } from 'react';

/** A value, or the last one that there was. */
export const useLastKnown = <Value>(value: Value | undefined): Value | undefined => {
  const [known, setKnown] = useState(value);
  if (value !== undefined && value !== known) setKnown(value);
  return value ?? known;
};
