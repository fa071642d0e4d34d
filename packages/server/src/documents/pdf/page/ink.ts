/** The colours of paper documents: those of the screens' light scheme. */
export const ink = {
  strong: '#1e2022',
  soft: '#595c5f',
  faint: '#85888a',
  line: '#d9d5ce',
  lineStrong: '#8b8882',
  accent: '#0a554e',
  /** The wall that sets hang on. */
  wall: '#f3f1ed',
  white: '#ffffff',
} as const;
