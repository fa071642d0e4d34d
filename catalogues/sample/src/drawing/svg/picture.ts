/** A finished drawing before it is written: its size in millimetres and what it shows. */
export type Picture = { readonly width: number; readonly height: number; readonly body: string };
