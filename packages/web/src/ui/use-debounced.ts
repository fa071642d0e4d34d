import { useEffect, useState } from 'react';

/** Milliseconds without a change before a status is announced, so that screen readers do not read intermediate values. */
export const ANNOUNCEMENT_REST = 600;

/** Returns the value after it has been unchanged for `rest` milliseconds. */
export const useDebounced = <Value>(value: Value, rest = ANNOUNCEMENT_REST): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return settled;
};
