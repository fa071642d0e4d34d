import type { Area } from '../sheet.ts';

/** The standard structure types of tagged PDF that documents use. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'LBody' | 'Figure' | 'Link';

/** A table or list whose rows are separate blocks, on one or several pages. */
export type StructContainer = { readonly role: 'Table' | 'L' };

/**
 * Attributes of a structure element: alternative text and bounding box of a figure, scope of a header cell, language of
 * a text in another language than the document.
 */
export type StructAttributes = {
  readonly alt?: string;
  readonly area?: Area;
  readonly scope?: 'Column' | 'Row';
  readonly language?: string;
};

/** Tags drawn content. Untagged text becomes a paragraph, other untagged content an artifact. */
export type TaggingContext = {
  /** Tags what `draw` draws as a structure element inside the current one. */
  readonly structElement: (role: Role, draw: () => void, facts?: StructAttributes) => void;
  /** Tags what `draw` draws as an artifact, such as a repeated header. Screen readers skip artifacts. */
  readonly artifact: (draw: () => void) => void;
};

/** The structure tree of a document as PDF/UA requires it (docs/documents.md#pdf). */
export type Structure = TaggingContext & {
  /** Draws a block inside its table or list. */
  readonly block: (container: StructContainer | undefined, draw: () => void) => void;
  /** Assigns the following text to its structure element. */
  readonly beforeText: () => void;
  /** Marks the following line, area or picture as an artifact, unless a figure is being drawn. */
  readonly beforeDecoration: () => void;
  /** Adds a link to the current element. */
  readonly link: (area: Area, address: string, label: string) => void;
  readonly endPage: () => void;
  readonly end: () => void;
};

/** A structure element that is not complete yet. */
type OpenElement = {
  readonly role: Role | 'Document';
  /** Object number. */
  readonly id: number;
  readonly parentId: number;
  readonly facts: StructAttributes;
  /** References to children: marked content, structure elements, links. */
  readonly kids: string[];
  /** The page of its first marked content. */
  page: string | undefined;
  /** The paragraph that contains its untagged texts. */
  paragraph: OpenElement | undefined;
};

/** Elements that may contain text directly. In other elements, text is wrapped in a paragraph. */
const textRoles = new Set<OpenElement['role']>(['H1', 'H2', 'H3', 'P', 'TH', 'TD', 'LBody', 'Figure', 'Link']);

/** Creates the structure of a document. Elements are written with the page on which they end. */
export const structureOf = (document: PDFKit.PDFDocument): Structure => {
  const objects = rawObjects(document);
  const tree = parentTreeOf(document, objects);
  const root = beginElement('Document', objects.next(), tree.rootId);
  const { mark, endMark } = marksOf(document, tree);
  const end = elementWriter(document, objects);
  const { openContainer, closeContainer } = containersIn(root, objects, end);
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
      if (!of) closeContainer();
      within(of ? openContainer(of) : root, draw);
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
      closeContainer();
      end(root);
      tree.end(root.id);
      objects.write();
    },
  };
};

/**
 * Adds a link annotation and returns the reference for its structure element. The library writes a string as a PDF name
 * unless it is a `String` object; its types do not declare that.
 */
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

/** The element of a text: the current element or a paragraph inside it. */
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
 * Writes objects of a document in batches. A table row has a dozen of them; the library itself would write each in
 * three pieces and keep it as a JavaScript object until the end.
 */
const rawObjects = (document: PDFKit.PDFDocument) => {
  const offsets: (number | null)[] = Reflect.get(document, '_offsets');
  let pending: { readonly id: number; readonly text: string }[] = [];
  return {
    /** Reserves the number of an object that is added later. */
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

/** Writes completed elements and their children. */
const elementWriter = (document: PDFKit.PDFDocument, objects: RawObjects) => {
  const end = ({ role, id, parentId, facts, kids, page, paragraph }: OpenElement): void => {
    if (paragraph) end(paragraph);
    const { alt, area, scope, language } = facts;
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
        ...(language === undefined ? [] : [`/Lang (${language})`]),
        ...attributes.map((attribute) => `/A ${attribute}`),
        `/K [${kids.join(' ')}]>>`,
      ].join(' '),
    );
  };
  return end;
};

const boxOf = ({ x, y, width, height }: Area, pageHeight: number): string =>
  [x, pageHeight - y - height, x + width, pageHeight - y].map((length) => length.toFixed(2)).join(' ');

/** Encodes a text as a UTF-16 hex string. */
const textString = (text: string): string =>
  `<${Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

type ParentTree = ReturnType<typeof parentTreeOf>;

/** The parent tree, which maps marked content and links to their structure elements. */
const parentTreeOf = (document: PDFKit.PDFDocument, objects: RawObjects) => {
  const catalogue: Record<string, unknown> = Reflect.get(document, '_root').data;
  const [rootId, treeId] = [objects.next(), objects.next()];
  /** Object numbers by key: an array of elements for a page, or the element of a link. */
  const entries: number[] = [];
  let parts: number[] = [];
  Object.assign(catalogue, { MarkInfo: document.ref({ Marked: true }), StructTreeRoot: referenceTo(rootId) });
  return {
    rootId,
    /** Returns the number of the page's next marked content (MCID), which belongs to the element. */
    addMark: (partId: number): number => parts.push(partId) - 1,
    /** Returns the key that maps a link to its element. */
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

/** Imitates a reference object of the library, which writes it and ends it with the document. */
const referenceTo = (id: number): object => ({
  [Symbol.toStringTag]: 'Reference',
  toString: () => `${id} 0 R`,
  end: () => undefined,
});

/** Starts and ends marked content on a page, for an element or an artifact. */
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

/** Opens and closes the tables and lists of a document one after another. */
const containersIn = (root: OpenElement, objects: RawObjects, end: (part: OpenElement) => void) => {
  let open: { readonly of: StructContainer; readonly part: OpenElement } | undefined;
  const closeContainer = (): void => {
    if (open) end(open.part);
    open = undefined;
  };
  const openContainer = (of: StructContainer): OpenElement => {
    if (open?.of !== of) {
      closeContainer();
      open = { of, part: beginChild(root, of.role, objects.next()) };
    }
    return open.part;
  };
  return { openContainer, closeContainer };
};
