/**
 * Lets React work on a page that the browser translates. A translator replaces text nodes by `<font>` elements with new
 * text nodes. Chrome does so from an isolated world, so that only the mutations are observable. React keeps references
 * to the replaced nodes: removing or inserting before one throws, and changing its text has no visible effect. Each
 * replaced node is therefore put back before React uses it; the translator then translates it again.
 */
export const surviveTranslation = (): void => {
  /* oxlint-disable typescript/unbound-method -- Applied to the node that they are called on. */
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const setNodeValue = nodeValue?.set;
  /* oxlint-enable typescript/unbound-method */
  if (nodeValue === undefined || setNodeValue === undefined) return;
  new MutationObserver(noteReplacements).observe(document, { childList: true, subtree: true });
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node): Node {
      putBack(child);
      // The translator has already removed nodes for which there is no replacement.
      return translated && child.parentNode !== this ? child : Reflect.apply(removeChild, this, [child]);
    },
    insertBefore(this: Node, node: Node, next: Node | null): Node {
      if (next !== null) putBack(next);
      return Reflect.apply(insertBefore, this, [node, translated && next?.parentNode !== this ? null : next]);
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      putBack(this);
      Reflect.apply(setNodeValue, this, [value]);
    },
  });
};

/** Whether any text was translated. Until then, errors are thrown as usual. */
let translated = false;

/** The elements that replace text nodes on the page. */
const replacements = new WeakMap<Node, Element>();

const putBack = (text: Node): void => {
  const font = replacements.get(text);
  if (font === undefined) return;
  replacements.delete(text);
  if (font.isConnected) font.replaceWith(text);
};

const noteReplacements = (mutations: readonly MutationRecord[]): void => {
  const added = new Set(mutations.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)));
  if (added.size === 0) return;
  translated = true;
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of mutations) {
    for (const text of removedNodes) {
      const font = [...addedNodes, previousSibling, nextSibling].find(
        (node): node is Element => node !== null && isFont(node) && added.has(node),
      );
      if (text.nodeType === Node.TEXT_NODE && font !== undefined) {
        replacements.set(text, font);
        added.delete(font);
      }
    }
  }
};

const isFont = (node: Node): node is Element => node.nodeName === 'FONT';
