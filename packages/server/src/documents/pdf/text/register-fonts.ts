import { fonts } from './fonts.ts';

/** Makes the fonts known to a document by their faces. pdfkit takes a parsed font wherever it takes a file of one, which its types do not say. */
export const registerFonts = (document: PDFKit.PDFDocument): void => {
  const register: unknown = Reflect.get(document, 'registerFont');
  if (typeof register !== 'function') return;
  for (const [face, font] of Object.entries(fonts)) Reflect.apply(register, document, [face, font]);
};
