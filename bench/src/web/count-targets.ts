import type { CDPSession, Page } from 'playwright-core';

/** The interactive elements of a page. */
export type TargetCounts = {
  /** Elements whose centre is in the window and not clipped by a scroll container. */
  readonly inView: number;
  /** Elements that are visible at rest, anywhere on the page. */
  readonly onPage: number;
  /** Elements that are transparent at rest and stay so when they get the focus, or that the Tab key skips. */
  readonly unreachable: readonly string[];
};

/** Roles of elements that are pressed or filled in. Entries of closed lists are not counted. */
const interactiveRoles = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'listbox',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
  'DisclosureTriangle',
]);

/** Counts the interactive elements in the accessibility tree, enabled or not, each element once. */
export const countTargets = async (page: Page): Promise<TargetCounts> => {
  const devtools = await page.context().newCDPSession(page);
  try {
    await devtools.send('Accessibility.enable');
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const ids = new Set(
      nodes.flatMap(({ ignored, role, backendDOMNodeId }) =>
        !ignored && interactiveRoles.has(String(role?.value)) && backendDOMNodeId !== undefined
          ? [backendDOMNodeId]
          : [],
      ),
    );
    const found = { inView: 0, onPage: 0 };
    const transparent: number[] = [];
    for (const id of ids) {
      const state = await callOn<ReturnType<typeof stateOf>>(devtools, id, stateOf);
      if (state === 'in view') found.inView += 1;
      if (state === 'in view' || state === 'out of view') found.onPage += 1;
      if (state === 'transparent') transparent.push(id);
    }
    const unreachable: string[] = [];
    for (const id of transparent) {
      const name = await callOn<string>(devtools, id, missedBy);
      if (name !== '') unreachable.push(name);
    }
    return { ...found, unreachable };
  } finally {
    await devtools.detach();
  }
};

const callOn = async <Value>(
  devtools: CDPSession,
  backendNodeId: number,
  work: (this: HTMLElement) => Value | Promise<Value>,
): Promise<Value> => {
  const { object } = await devtools.send('DOM.resolveNode', { backendNodeId });
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    ...(object.objectId !== undefined && { objectId: object.objectId }),
    functionDeclaration: String(work),
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value as Value;
};

/* The functions below run in the page, each on its own: they cannot call each other. */

function stateOf(this: HTMLElement): 'in view' | 'out of view' | 'transparent' | 'hidden' {
  // The input of a switch or a radio button is often transparent and covered by its label.
  const labels = this instanceof HTMLInputElement ? [...(this.labels ?? [])] : [];
  const drawn = [this, ...labels];
  const shown = drawn.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
  });
  if (shown.length === 0) return 'hidden';
  const opaque = shown.filter((element) => element.checkVisibility({ opacityProperty: true }));
  if (opaque.length === 0) return 'transparent';
  for (const element of opaque) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    let clipped = x < 0 || y < 0 || x > innerWidth || y > innerHeight;
    for (let outer = element.parentElement; outer !== null && outer !== document.body; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === 'visible') continue;
      const box = outer.getBoundingClientRect();
      clipped ||= x < box.left || x > box.right || y < box.top || y > box.bottom;
    }
    if (!clipped) return 'in view';
  }
  return 'out of view';
}

/** The name of an element that the keyboard does not reach; empty if it does. */
async function missedBy(this: HTMLElement): Promise<string> {
  this.focus();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  const isFocused = document.activeElement === this || this.matches(':disabled');
  // In a list or toolbar with one tab stop, the arrow keys lead to the other elements.
  const composite = this.closest(
    'ul, ol, [role=toolbar], [role=radiogroup], [role=tablist], [role=listbox], [role=grid]',
  );
  const isTabStop = this.tabIndex >= 0 || (composite?.querySelector('[tabindex="0"]') ?? null) !== null;
  if (isFocused && isTabStop && this.checkVisibility({ opacityProperty: true })) return '';
  return this.getAttribute('aria-label') ?? (this.textContent.trim() || this.outerHTML.slice(0, 80));
}
