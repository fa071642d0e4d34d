import type { Area } from '../sheet.ts';

/** What a part of a document is to those who have it read to them: the types of PDF's own structure. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'LBody' | 'Figure' | 'Link';

/** A table or list whose rows are blocks of their own, on one page or on several. */
export type StructContainer = { readonly role: 'Table' | 'L' };

/** What can be said of a part: what a picture shows and where it stands, what a head is the head of. */
export type StructAttributes = { readonly alt?: string; readonly area?: Area; readonly scope?: 'Column' | 'Row' };

/** Says what is drawn. What is said to be nothing else is a paragraph where it is a text, and decoration where not. */
export type TaggingContext = {
  /** What is drawn meanwhile is a part of the document, within the part that is being drawn already. */
  readonly structElement: (role: Role, draw: () => void, facts?: StructAttributes) => void;
  /** What is drawn meanwhile is an artifact of the page, such as a head that is repeated: no screen reader says it. */
  readonly artifact: (draw: () => void) => void;
};

/** The structure of a document as PDF/UA asks for it (docs/documents.md#pdf). */
export type Structure = TaggingContext & {
  /** Draws a block, within the table or list that it is of. */
  readonly block: (whole: StructContainer | undefined, draw: () => void) => void;
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
type OpenElement = {
  readonly role: Role | 'Document';
  /** The number of its object. */
  readonly id: number;
  readonly parentId: number;
  readonly facts: StructAttributes;
  /** What is in it so far: marks of pages, parts, links. */
  readonly kids: string[];
  /** The page of its first mark. */
  page: string | undefined;
  /** The paragraph of its texts that are said to be nothing else. */
  paragraph: OpenElement | undefined;
};

/** Parts that hold texts themselves; in all others they stand in a paragraph. */
const textRoles = new Set<OpenElement['role']>(['H1', 'H2', 'H3', 'P', 'TH', 'TD', 'LBody', 'Figure', 'Link']);

/** The structure of one document. Each part is written with the page on which it ends. */
export const structureOf = (document: PDFKit.PDFDocument): Structure => {
  const objects = rawObjects(document);
  const tree = parentTreeOf(document, objects);
  const root = beginElement('Document', objects.next(), tree.rootId);
  const { mark, endMark } = marksOf(document, tree);
  const end = elementWriter(document, objects);
  const { wholeOf, endWhole } = containersIn(root, objects, end);
  let current = root;
  let isArtifact = false;

  const within = (part: OpenElement, draw: () => void): OpenElement => {
    const outer = current;
    current = part;
    draw();
    current = outer;
    return part;
  };

  return {
    structElement: (role, draw, facts) => {
      if (isArtifact) return draw();
      end(within(beginChild(current, role, objects.next(), facts), draw));
    },
    artifact: (draw) => {
      isArtifact = true;
      draw();
      isArtifact = false;
    },
    block: (of, draw) => {
      if (!of) endWhole();
      within(of ? wholeOf(of) : root, draw);
      endParagraph(root, end);
    },
    beforeText: () => mark(isArtifact ? 'artifact' : textElementOf(current, objects)),
    beforeDecoration: () => mark(current.role === 'Figure' && !isArtifact ? current : 'artifact'),
    link: (area, address, label) => {
      const facts = { Contents: Object(label), StructParent: tree.addPart(current.id) };
      current.kids.push(addLink(document, area, address, facts));
    },
    endPage: () => {
      endMark();
      tree.endPage();
      objects.write();
    },
    end: () => {
      endWhole();
      end(root);
      tree.end(root.id);
      objects.write();
    },
  };
};

/** Adds a link and answers what leads to it from its part; the library writes strings as names unless they are objects, which its types do not know. */
const addLink = (
  document: PDFKit.PDFDocument,
  { x, y, width, height }: Area,
  address: string,
  facts: { readonly Contents: object; readonly StructParent: number },
): string => {
  const option: PDFKit.Mixins.AnnotationOption = {};
  document.link(x, y, width, height, address, Object.assign(option, facts));
  const annotation: unknown = Reflect.get(document.page, 'annotations').at(-1);
  return `<</Type /OBJR /Obj ${String(annotation)} /Pg ${String(document.page.dictionary)}>>`;
};

const endParagraph = (part: OpenElement, end: (part: OpenElement) => void): void => {
  if (part.paragraph) end(part.paragraph);
  part.paragraph = undefined;
};

/** The part that a text belongs to: the one under way, or a paragraph of it. */
const textElementOf = (part: OpenElement, objects: RawObjects): OpenElement =>
  textRoles.has(part.role) ? part : (part.paragraph ??= beginChild(part, 'P', objects.next()));

const beginElement = (
  role: OpenElement['role'],
  id: number,
  parentId: number,
  facts: StructAttributes = {},
): OpenElement => ({
  role,
  id,
  parentId,
  facts,
  kids: [],
  page: undefined,
  paragraph: undefined,
});

const beginChild = (parent: OpenElement, role: Role, id: number, facts?: StructAttributes): OpenElement => {
  parent.kids.push(`${id} 0 R`);
  return beginElement(role, id, parent.id, facts);
};

type RawObjects = ReturnType<typeof rawObjects>;

/**
 * Objects of a document that are written together, in one piece. There are a dozen of them for a row of a table: left to
 * the library, each of them would take three writes and be an object of JavaScript until the end.
 */
const rawObjects = (document: PDFKit.PDFDocument) => {
  const offsets: (number | null)[] = Reflect.get(document, '_offsets');
  let pending: { readonly id: number; readonly text: string }[] = [];
  return {
    /** The number of an object to come. */
    next: (): number => offsets.push(null),
    add: (id: number, text: string): void => void pending.push({ id, text }),
    write: (): void => {
      let offset: number = Reflect.get(document, '_offset');
      let file = '';
      for (const { id, text } of pending) {
        offsets[id - 1] = offset + file.length;
        file += `${id} 0 obj\n${text}\nendobj\n`;
      }
      pending = [];
      if (file !== '') Reflect.get(document, '_write').call(document, Buffer.from(file, 'latin1'));
    },
  };
};

/** Ends parts: writes what they are and what is in them. */
const elementWriter = (document: PDFKit.PDFDocument, objects: RawObjects) => {
  const end = ({ role, id, parentId, facts, kids, page, paragraph }: OpenElement): void => {
    if (paragraph) end(paragraph);
    const { alt, area, scope } = facts;
    const attributes = [
      ...(scope === undefined ? [] : [`<</O /Table /Scope /${scope}>>`]),
      ...(area === undefined ? [] : [`<</O /Layout /Placement /Block /BBox [${boxOf(area, document.page.height)}]>>`]),
    ];
    objects.add(
      id,
      [
        `<</S /${role} /P ${parentId} 0 R`,
        ...(page === undefined ? [] : [`/Pg ${page}`]),
        ...(alt === undefined ? [] : [`/Alt ${textString(alt)}`]),
        ...attributes.map((attribute) => `/A ${attribute}`),
        `/K [${kids.join(' ')}]>>`,
      ].join(' '),
    );
  };
  return end;
};

const boxOf = ({ x, y, width, height }: Area, pageHeight: number): string =>
  [x, pageHeight - y - height, x + width, pageHeight - y].map((length) => length.toFixed(2)).join(' ');

/** A text as PDF holds it in any script. */
const textString = (text: string): string =>
  `<${Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

type ParentTree = ReturnType<typeof parentTreeOf>;

/** What leads from the marks of pages, and from links, back to their parts. */
const parentTreeOf = (document: PDFKit.PDFDocument, objects: RawObjects) => {
  const catalogue: Record<string, unknown> = Reflect.get(document, '_root').data;
  const [rootId, treeId] = [objects.next(), objects.next()];
  /** The object of each key: the parts of a page's marks, or the part of a link. */
  const entries: number[] = [];
  let parts: number[] = [];
  Object.assign(catalogue, { MarkInfo: document.ref({ Marked: true }), StructTreeRoot: referenceTo(rootId) });
  return {
    rootId,
    /** The number of the page's next mark, which belongs to a part. */
    addMark: (partId: number): number => parts.push(partId) - 1,
    /** The key by which a link leads to its part. */
    addPart: (partId: number): number => entries.push(partId) - 1,
    endPage: (): void => {
      if (parts.length === 0) return;
      const id = objects.next();
      objects.add(id, `[${parts.map((part) => `${part} 0 R`).join(' ')}]`);
      Object.assign(document.page.dictionary.data, { StructParents: entries.push(id) - 1 });
      parts = [];
    },
    end: (documentId: number): void => {
      objects.add(treeId, `<</Nums [${entries.map((id, key) => `${key} ${id} 0 R`).join(' ')}]>>`);
      const facts = `/K [${documentId} 0 R] /ParentTree ${treeId} 0 R /ParentTreeNextKey ${entries.length}`;
      objects.add(rootId, `<</Type /StructTreeRoot ${facts}>>`);
    },
  };
};

/** What the library writes as a reference, and ends with the document. */
const referenceTo = (id: number): object => ({
  [Symbol.toStringTag]: 'Reference',
  toString: () => `${id} 0 R`,
  end: () => undefined,
});

/** Marks what is written on a page from now on as of a part, or as an artifact. */
const marksOf = (document: PDFKit.PDFDocument, tree: ParentTree) => {
  let marked: OpenElement | 'artifact' | undefined;
  const endMark = (): void => {
    if (marked !== undefined) document.addContent('EMC');
    marked = undefined;
  };
  const mark = (what: OpenElement | 'artifact'): void => {
    if (marked === what) return;
    endMark();
    marked = what;
    if (what === 'artifact') return void document.addContent('/Artifact BMC');
    const number = tree.addMark(what.id);
    const page = String(document.page.dictionary);
    what.page ??= page;
    what.kids.push(what.page === page ? String(number) : `<</Type /MCR /Pg ${page} /MCID ${number}>>`);
    document.addContent(`/${what.role} <</MCID ${number}>> BDC`);
  };
  return { mark, endMark };
};

/** The tables and lists of a document, one after another. */
const containersIn = (root: OpenElement, objects: RawObjects, end: (part: OpenElement) => void) => {
  let whole: { readonly of: StructContainer; readonly part: OpenElement } | undefined;
  const endWhole = (): void => {
    if (whole) end(whole.part);
    whole = undefined;
  };
  const wholeOf = (of: StructContainer): OpenElement => {
    if (whole?.of !== of) {
      endWhole();
      whole = { of, part: beginChild(root, of.role, objects.next()) };
    }
    return whole.part;
  };
  return { wholeOf, endWhole };
};
