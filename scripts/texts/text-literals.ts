import { parseSync } from 'vite';

/** One literal text of a dictionary file. */
export type TextLiteral = {
  /** Path of the property or constant, and the number of the literal in it from 1: `restyle.changedSince.rows 2`. */
  readonly key: string;
  /** The text as a translator sees it, with `{name}` in place of computed values. */
  readonly text: string;
  /** Placeholders of all texts of the property, with their expressions. */
  readonly placeholders: ReadonlyMap<string, string>;
  /** The counts of a plural form; undefined for other texts. */
  readonly form: PluralForm | undefined;
  /** The comment of the property, or of the dictionary. */
  readonly note: string;
  /** Position of the literal in the source, including its quotes. */
  readonly start: number;
  readonly end: number;
};

/** Counts of the four forms that `plural` and its relatives take, in their order. */
const pluralForms = ['0', '1', '2–4', '5 and more'] as const;
type PluralForm = (typeof pluralForms)[number];

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Child nodes in source order. */
const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .toSorted((a, b) => a.start - b.start);

const child = (node: Node, field: string): Node | undefined => {
  const value = node[field];
  return isNode(value) ? value : undefined;
};

const nameOf = (node: Node | undefined): string => {
  const name = node?.['name'] ?? node?.['value'];
  return typeof name === 'string' || typeof name === 'number' ? String(name) : '';
};

/** Parts of a program without texts: imports, types, property names, comparisons. */
const skipped = (node: Node): boolean =>
  node.type.startsWith('TS') || node.type === 'ImportDeclaration' || node.type === 'ExpressionStatement';

const isComparison = (node: Node): boolean =>
  node.type === 'BinaryExpression' && ['===', '!==', '<', '>', '<=', '>='].includes(String(node['operator']));

/** Whether a call passes strings that are not texts to a method, such as `join(' · ')`. */
const isMethodCall = (node: Node): boolean =>
  node.type === 'CallExpression' && child(node, 'callee')?.type === 'MemberExpression';

/**
 * Lists the texts of a dictionary file in source order. A text is a string or a template that contains a letter and is the
 * value of a property, the result of a function, or one of the forms of a plural.
 */
export const textLiterals = (file: string, source: string): readonly TextLiteral[] => {
  const { program, comments, errors } = parseSync(file, source, { lang: 'ts', sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? 'cannot be parsed'}`);
  const docstrings = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const noteBefore = (node: Node): string => {
    const found = docstrings.find(({ end }) => end <= node.start && source.slice(end, node.start).trim() === '');
    return found === undefined
      ? ''
      : found.value
          .replaceAll(/^\*|\n\s*\*/gu, ' ')
          .replaceAll(/\s+/gu, ' ')
          .trim();
  };
  const found: (Omit<TextLiteral, 'key'> & { readonly path: string })[] = [];

  const visit = (node: Node, path: string, note: string, form?: PluralForm): void => {
    if (skipped(node) || isComparison(node)) return;
    if (node.type === 'VariableDeclarator' || node.type === 'Property') {
      const name = nameOf(child(node, node.type === 'Property' ? 'key' : 'id'));
      const value = child(node, node.type === 'Property' ? 'value' : 'init');
      if (value !== undefined) visit(value, path === '' ? name : `${path}.${name}`, noteBefore(node) || note);
      return;
    }
    if (node.type === 'ExportNamedDeclaration') note = noteBefore(node);
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') {
      const literal = literalOf(node, source);
      if (literal !== undefined) found.push({ ...literal, path, note, form });
      // Texts within the computed values of a template are texts of their own.
      if (node.type === 'TemplateLiteral')
        for (const value of childrenOf(node)) if (value.type !== 'TemplateElement') visit(value, path, note);
      return;
    }
    if (isMethodCall(node)) {
      const callee = child(node, 'callee');
      if (callee !== undefined) visit(callee, path, note);
      return;
    }
    if (node.type === 'ArrayExpression' && childrenOf(node).length === pluralForms.length) {
      childrenOf(node).forEach((each, index) => visit(each, path, note, pluralForms[index]));
      return;
    }
    for (const each of childrenOf(node)) visit(each, path, note, form);
  };
  if (isNode(program)) for (const node of childrenOf(program)) visit(node, '', '');
  return numbered(found);
};

/** Numbers the texts of one path, and gives each the placeholders of all. */
const numbered = (found: readonly (Omit<TextLiteral, 'key'> & { readonly path: string })[]): readonly TextLiteral[] =>
  [...Map.groupBy(found, ({ path }) => path)].flatMap(([path, texts]) => {
    const placeholders = new Map(texts.flatMap((each) => [...each.placeholders]));
    return texts.map(({ text, form, note, start, end }, index) => ({
      text,
      form,
      note,
      start,
      end,
      key: texts.length === 1 ? path : `${path} ${index + 1}`,
      placeholders,
    }));
  });

const literalOf = (
  node: Node,
  source: string,
): Pick<TextLiteral, 'text' | 'placeholders' | 'start' | 'end'> | undefined => {
  const place = { start: node.start, end: node.end };
  if (node.type === 'Literal') {
    const { value } = node;
    return typeof value === 'string' && /\p{L}/u.test(value)
      ? { text: value, placeholders: new Map(), ...place }
      : undefined;
  }
  const placeholders = new Map<string, string>();
  let text = '';
  for (const part of childrenOf(node)) {
    const { value } = part;
    if (part.type !== 'TemplateElement') text += placeholderFor(source.slice(part.start, part.end), placeholders);
    else if (typeof value === 'object' && value !== null && 'cooked' in value) text += String(value.cooked);
  }
  return /\p{L}/u.test(text.replaceAll(/\{[^{}]*\}/gu, '')) ? { text, placeholders, ...place } : undefined;
};

/** A placeholder named after the last identifier of an expression, with a number if the name stands for another one. */
const placeholderFor = (expression: string, placeholders: Map<string, string>): string => {
  const simple = /^(?:\w+\()?(?:\w+\.)*(\w+)\)?$/u.exec(expression)?.[1] ?? 'text';
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? simple : `${simple}${number}`;
    const existing = placeholders.get(name);
    if (existing !== undefined && existing !== expression) continue;
    placeholders.set(name, expression);
    return `{${name}}`;
  }
};

/** Placeholders of a text in the order of their names. */
export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^{}]*)\}/gu)].map(([, name]) => name ?? '').toSorted();

/** Escapes characters that strings or templates cannot contain unescaped, and spaces that look like ordinary ones. */
const escaped = (part: string): string =>
  part.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\u00A0', '\\u00A0').replaceAll('\u202F', '\\u202F');

/** Writes a text as a literal of TypeScript: a template if it has placeholders, a quoted string otherwise. */
export const toLiteral = (text: string, placeholders: ReadonlyMap<string, string>): string => {
  if (placeholdersIn(text).length === 0) return `'${escaped(text).replaceAll("'", "\\'")}'`;
  const parts = text.split(/(\{[^{}]*\})/u).map((part) => {
    const expression = placeholders.get(part.slice(1, -1));
    return part.startsWith('{') && expression !== undefined
      ? `\${${expression}}`
      : escaped(part).replaceAll('`', '\\`').replaceAll('${', '\\${');
  });
  return `\`${parts.join('')}\``;
};
