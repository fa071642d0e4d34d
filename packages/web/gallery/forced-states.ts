/** A state of the pointer or the focus that the gallery shows permanently. */
export type ForcedState = 'hover' | 'focus' | 'pressed';

/** Additional conditions for which the rules of a pseudo-class apply, of equal specificity. */
const conditions: readonly (readonly [pseudoClass: RegExp, condition: string])[] = [
  [/:hover\b/g, ":is(:hover, [data-forced='hover'] *, [data-forced='pressed'] *)"],
  [/:active\b/g, ":is(:active, [data-forced='pressed'] *)"],
  [/:focus-within\b/g, ":is(:focus-within, [data-forced='focus'] :where(:has(button, input, select, a)))"],
  [/:focus-visible\b/g, ":is(:focus-visible, [data-forced='focus'] :where(button, input, select, a))"],
];

/**
 * Extends the loaded style sheets, so that the rules of `:hover`, `:active` and focus also apply inside of elements with
 * `data-forced`. Only one element at a time can have these states otherwise.
 */
export const extendStyles = (): void => {
  for (const sheet of document.styleSheets) extendRules(sheet.cssRules);
};

const extendRules = (rules: CSSRuleList): void => {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-forced'))
      rule.selectorText = conditions.reduce(
        (selector, [pseudoClass, condition]) => selector.replace(pseudoClass, condition),
        rule.selectorText,
      );
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) extendRules(rule.cssRules);
  }
};
