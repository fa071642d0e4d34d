/**
 * Keeps what is drawn on a page until it is complete, and then hands it over in one piece: the library would turn
 * each of its thousands of small instructions into bytes on its own.
 */
export const gatherContent = (page: PDFKit.PDFPage): (() => void) => {
  const instructions: string[] = [];
  page.write = (instruction: string) => void instructions.push(instruction);
  return () => page.content.write(Buffer.from(instructions.join('\n'), 'latin1'));
};
