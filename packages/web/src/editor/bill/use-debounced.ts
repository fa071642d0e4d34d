import { useEffect, useState } from 'react';

/** A value that follows another once that has rested for so many milliseconds. */
export const useDebounced = <Value>(value: Value, rest: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return settled;
};
