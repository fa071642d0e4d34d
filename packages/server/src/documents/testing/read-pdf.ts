import { extractText, getDocumentProxy } from 'unpdf';

export type ReadPdf = {
  /** The text of each page, with single spaces. */
  readonly pages: readonly string[];
  /** The texts of all pages, joined. */
  readonly text: string;
  readonly title: unknown;
  readonly language: unknown;
  /** Link URLs, page by page. */
  readonly links: readonly string[];
  /** Titles of the outline, with the titles of their children. */
  readonly outline: readonly { readonly title: string; readonly below: readonly string[] }[];
  /** The structure elements of each page in reading order. */
  readonly structure: readonly Part[];
  /** Texts marked as artifacts, such as page numbers. */
  readonly artifacts: readonly string[];
  /** Texts that are neither tagged nor artifacts. Screen readers skip them by mistake. */
  readonly untagged: readonly string[];
};

/** A structure element: role, own text, alternative text and children. */
export type Part = {
  readonly role: string;
  readonly text: string;
  readonly alt: string | undefined;
  readonly parts: readonly Part[];
};

/** All elements of a role, in reading order. */
export const partsOfRole = (parts: readonly Part[], role: string): readonly Part[] =>
  parts.flatMap((part) => [...(part.role === role ? [part] : []), ...partsOfRole(part.parts, role)]);

/** The complete text of an element. */
export const textOfPart = ({ text, parts }: Part): string => [text, ...parts.map(textOfPart)].join(' ').trim();

/** Reads a PDF as search engines and screen readers do. */
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
    ...(await structureOf(document, bytes)),
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

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

const structureOf = async (
  document: PdfDocument,
  bytes: Uint8Array,
): Promise<Pick<ReadPdf, 'structure' | 'artifacts' | 'untagged'>> => {
  const byMark = new Map<string, string>();
  const [artifacts, untagged]: [string[], string[]] = [[], []];
  for (let number = 1; number <= document.numPages; number += 1) {
    const texts = await markedTexts(await document.getPage(number));
    for (const [mark, text] of texts.byMark) byMark.set(mark, text);
    artifacts.push(...texts.artifacts);
    untagged.push(...texts.untagged);
  }
  return { structure: partsIn(bytes, byMark), artifacts, untagged };
};

/** Parses structure elements from the PDF objects. PDF.js reports only one page of a table that spans several. */
const partsIn = (bytes: Uint8Array, byMark: ReadonlyMap<string, string>): readonly Part[] => {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs))
    objects.set(id, body);

  const partOf = (id: string): Part => {
    const body = objects.get(id) ?? '';
    const page = /\/Pg (\d+) 0 R/.exec(body)?.[1] ?? '';
    const [, children = ''] = /\/K \[(.*)\]/s.exec(body) ?? [];
    const parts: Part[] = [];
    let text = '';
    for (const [, other, its = page, inner, mark, child] of children.matchAll(kinds)) {
      if (child !== undefined) parts.push(partOf(child));
      else if (other === undefined) text += byMark.get(`p${its}R_mc${inner ?? mark}`) ?? '';
    }
    const role = /\/S \/(\w+)/.exec(body)?.[1] ?? '';
    return { role, alt: stringIn(body, 'Alt'), text: text.replace(/\s+/gu, ' ').trim(), parts };
  };

  const [, root = ''] = /\/Type \/StructTreeRoot.*?\/K \[(\d+) 0 R\]/s.exec([...objects.values()].join('\n')) ?? [];
  return partOf(root).parts;
};

/** Possible children of an element: an annotation, marked content of another page, marked content, an element. */
const kinds = /<<\s*\/Type \/(?:(OBJR).*?|MCR\s*\/Pg (\d+) 0 R\s*\/MCID (\d+)\s*)>>|(\d+)(?! 0 R|\d)|(\d+) 0 R/gs;

/** A hexadecimal string value of an object. */
const stringIn = (body: string, key: string): string | undefined => {
  const digits = new RegExp(`/${key} <FEFF([0-9A-F]*)>`).exec(body)?.[1];
  return digits === undefined ? undefined : Buffer.from(digits, 'hex').swap16().toString('utf16le');
};

/** The texts of a page by the marked content (MCID) that contains them. */
const markedTexts = async (page: PdfPage) => {
  const byMark = new Map<string, string>();
  const artifacts: string[] = [];
  const untagged: string[] = [];
  let mark: { readonly tag: string; readonly id: string | null } | undefined;
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  for (const each of items) {
    if ('str' in each) {
      const text = `${each.str}${each.hasEOL ? ' ' : ''}`;
      if (mark?.id) byMark.set(mark.id, `${byMark.get(mark.id) ?? ''}${text}`);
      else if (text.trim() !== '') (mark?.tag === 'Artifact' ? artifacts : untagged).push(text);
    } else
      mark =
        each.type === 'endMarkedContent' ? undefined : { tag: String(Reflect.get(each, 'tag')), id: each.id || null };
  }
  return { byMark, artifacts, untagged };
};
