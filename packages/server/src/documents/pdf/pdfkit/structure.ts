import type { Area } from '../sheet.ts';

/** What a part of a document is to those who have it read to them: the types of PDF's own structure. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'LBody' | 'Figure' | 'Link';

/** A table or list whose rows are blocks of their own, on one page or on several. */
export type Whole = { readonly role: 'Table' | 'L' };

/** What can be said of a part: what a picture shows and where it stands, what a head is the head of. */
export type PartFacts = { readonly alt?: string; readonly area?: Area; readonly scope?: 'Column' | 'Row' };

/** Says what is drawn. What is said to be nothing else is a paragraph where it is a text, and decoration where not. */
export type StructurePen = {
  /** What is drawn meanwhile is a part of the document, within the part that is being drawn already. */
  readonly part: (role: Role, draw: () => void, facts?: PartFacts) => void;
  /** What is drawn meanwhile is furniture of the page, such as a head that is repeated: nobody has it read to him. */
  readonly furniture: (draw: () => void) => void;
};

/** The structure of a document as PDF/UA asks for it (docs/decisions/0126-documents-are-tagged.md). */
export type Structure = StructurePen & {
  /** Draws a block, within the table or list that it is of. */
  readonly block: (whole: Whole | undefined, draw: () => void) => void;
  /** Says of the text that comes now which part it belongs to. */
  readonly beforeText: () => void;
  /** The same of a line, a surface or a picture: it is decoration unless a figure is being drawn. */
  readonly beforeDecoration: () => void;
  /** Leads from the part that is being drawn to what the reader may follow. */
  readonly link: (area: Area, address: string, label: string) => void;
  readonly endPage: () => void;
  readonly end: () => void;
};

/** A part under way. */
type OpenPart = {
  readonly role: Role | 'Document';
  readonly element: PDFKit.PDFStructureElement;
  /** The paragraph of its texts that are said to be nothing else. */
  paragraph: OpenPart | undefined;
};

/** Parts that hold texts themselves; in all others they stand in a paragraph. */
const holdsTexts = new Set<OpenPart['role']>(['H1', 'H2', 'H3', 'P', 'TH', 'TD', 'LBody', 'Figure', 'Link']);

/** The structure of one document. Each part is written as soon as it is complete. */
export const structureOf = (document: PDFKit.PDFDocument): Structure => {
  const root: OpenPart = { role: 'Document', element: document.struct('Document'), paragraph: undefined };
  document.addStructure(root.element);
  const { mark, endMark } = marksOf(document);
  const begin = beginnerOf(document);
  let current = root;
  const { wholeOf, endWhole } = wholesIn(root, begin);
  let isFurniture = false;

  const within = (part: OpenPart, draw: () => void): void => {
    const outer = current;
    current = part;
    draw();
    current = outer;
  };

  return {
    part: (role, draw, facts) => {
      if (isFurniture) return draw();
      const part = begin(role, current, facts);
      within(part, draw);
      end(part);
    },
    furniture: (draw) => {
      const outer = isFurniture;
      isFurniture = true;
      draw();
      isFurniture = outer;
    },
    block: (of, draw) => {
      if (of) return within(wholeOf(of), draw);
      endWhole();
      draw();
      endParagraph(root);
    },
    beforeText: () => {
      if (isFurniture) mark('furniture');
      else if (holdsTexts.has(current.role)) mark(current);
      else mark((current.paragraph ??= begin('P', current)));
    },
    beforeDecoration: () => mark(current.role === 'Figure' && !isFurniture ? current : 'furniture'),
    link: (area, address, label) => addLink(document, area, address, label, isFurniture ? undefined : current),
    endPage: endMark,
    end: () => {
      endWhole();
      end(root);
    },
  };
};

const endParagraph = (part: OpenPart): void => {
  part.paragraph?.element.end();
  part.paragraph = undefined;
};

const end = (part: OpenPart): void => {
  endParagraph(part);
  part.element.end();
};

/** The tables and lists of a document, one after another. */
const wholesIn = (root: OpenPart, begin: ReturnType<typeof beginnerOf>) => {
  let whole: { readonly of: Whole; readonly part: OpenPart } | undefined;
  const endWhole = (): void => {
    if (whole) end(whole.part);
    whole = undefined;
  };
  const wholeOf = (of: Whole): OpenPart => {
    if (whole?.of !== of) {
      endWhole();
      whole = { of, part: begin(of.role, root) };
    }
    return whole.part;
  };
  return { wholeOf, endWhole };
};

/** Begins parts within others. */
const beginnerOf =
  (document: PDFKit.PDFDocument) =>
  (role: Role, parent: OpenPart, { alt, area, scope }: PartFacts = {}): OpenPart => {
    const bbox = area && [area.x, area.y, area.x + area.width, area.y + area.height];
    const facts = { ...(alt !== undefined && { alt }), ...(bbox && { bbox }), ...(scope && { scope }) };
    const element = document.struct(role, facts);
    parent.element.add(element);
    return { role, element, paragraph: undefined };
  };

/** Marks what is written on a page from now on as of a part, or as furniture. */
const marksOf = (document: PDFKit.PDFDocument) => {
  let marked: OpenPart | 'furniture' | undefined;
  const endMark = (): void => {
    if (marked !== undefined) document.endMarkedContent();
    marked = undefined;
  };
  const mark = (what: OpenPart | 'furniture'): void => {
    if (marked === what) return;
    endMark();
    marked = what;
    if (what === 'furniture') document.markContent('Artifact', { type: 'Layout' });
    else what.element.add(document.markStructureContent(what.role));
  };
  return { mark, endMark };
};

const addLink = (
  document: PDFKit.PDFDocument,
  { x, y, width, height }: Area,
  address: string,
  label: string,
  part: OpenPart | undefined,
): void => {
  const option: PDFKit.Mixins.AnnotationOption = {};
  // The library writes strings as names unless they are objects, and its types do not know the part of a link.
  Object.assign(option, { Contents: Object(label), ...(part && { structParent: part.element }) });
  document.link(x, y, width, height, address, option);
};
