import { extractText, getDocumentProxy } from 'unpdf';

/** What can be read in a PDF. */
export type ReadPdf = {
  /** The text of each page, with single spaces. */
  readonly pages: readonly string[];
  /** The same, one after another. */
  readonly text: string;
  readonly title: unknown;
  readonly language: unknown;
  /** Addresses that something on a page leads to, page by page. */
  readonly links: readonly string[];
  /** Titles of the outline, and of what is below each. */
  readonly outline: readonly { readonly title: string; readonly below: readonly string[] }[];
};

/** Reads a PDF as a program does that searches or reads it aloud. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: false });
  const { info } = await document.getMetadata();
  const outline = (await document.getOutline()) ?? [];
  const pages = text.map((page) => page.replace(/\s+/gu, ' '));
  return {
    pages,
    text: pages.join(' '),
    title: Reflect.get(info, 'Title'),
    language: Reflect.get(info, 'Language'),
    links: await linksOf(document),
    outline: outline.map(({ title, items }) => ({ title, below: items.map((item: { title: string }) => item.title) })),
  };
};

const linksOf = async (document: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<readonly string[]> => {
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const annotations: readonly unknown[] = await (await document.getPage(number)).getAnnotations();
    for (const annotation of annotations) links.push(String(Reflect.get(Object(annotation), 'url')));
  }
  return links;
};
