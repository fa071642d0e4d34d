import { foldText } from './fold-text.ts';

/**
 * What a symbol or a word is looked up by: folded, without `/ . -` and white space, so that `dw101` finds `DW1.01/11`
 * (R15).
 */
export const searchKey = (text: string): string => foldText(text).replace(/[/.\-\s]/gu, '');
