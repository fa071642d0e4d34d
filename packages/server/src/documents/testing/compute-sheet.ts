import type { ReadSheet } from './read-workbook.ts';

/** Computes the three kinds of formulas that our sheets hold; the numbers by the addresses of their cells. */
export const computeSheet = ({ cells }: ReadSheet): ReadonlyMap<string, number> => {
  const computed = new Map<string, number>();
  const isSubtotal = (address: string): boolean => cells.get(address)?.formula?.startsWith('SUBTOTAL') ?? false;

  const valueOf = (address: string): number => {
    const known = computed.get(address);
    if (known !== undefined) return known;
    const cell = cells.get(address);
    const value = cell?.formula === undefined ? Number(cell?.value ?? 0) || 0 : result(cell.formula);
    if (cell !== undefined && typeof cell.value === 'number') computed.set(address, value);
    return value;
  };

  const result = (formula: string): number => {
    const [, factor = '', other = ''] = /^(?:ROUND\()?([$A-Z0-9]+)\*([A-Z0-9]+)/.exec(formula) ?? [];
    if (factor !== '') return Math.round(valueOf(factor.replaceAll('$', '')) * valueOf(other) * 100) / 100;
    const [, column = '', first, last] = /^SUBTOTAL\(9,([A-Z]+)(\d+):[A-Z]+(\d+)\)$/.exec(formula) ?? [];
    let sum = 0;
    for (let row = Number(first); row <= Number(last); row += 1)
      if (!isSubtotal(`${column}${row}`)) sum += valueOf(`${column}${row}`);
    return sum;
  };

  for (const address of cells.keys()) valueOf(address);
  return computed;
};
