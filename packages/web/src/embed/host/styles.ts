/** Styles of the shadow tree. Pages change them with `::part()`. */
export const css = `
:host { display: block; }
:host([hidden]), [hidden] { display: none !important; }
[part=poster] { display: grid; justify-items: center; gap: 16px; }
[part=picture], ::slotted(img) { display: block; max-width: 100%; height: auto; }
[part=drawing] { display: flex; gap: 4px; padding: 12px; border-radius: 6px; background: #fff; box-shadow: 0 1px 4px #0005; }
[part=drawing] i { width: 56px; height: 56px; border: 1px solid #ccc; border-radius: 3px; background: linear-gradient(#f8f8f8, #eaeaea); }
[part=button] { min-height: 44px; padding: 8px 24px; border: 0; border-radius: 8px; background: #0d655d; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
[part=button]:focus-visible { outline: 2px solid; outline-offset: 2px; }
[part=frame] { display: block; width: 100%; border: 0; }
[part=fallback] { margin: 0; padding: 16px 0; }
`;
