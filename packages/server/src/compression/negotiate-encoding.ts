import type { Encoding } from './compressed-body.ts';

/** The best encoding that an `Accept-Encoding` header allows; weights matter only where they forbid. */
export const negotiateEncoding = (header: string | string[] | undefined): Encoding => {
  const accepted = String(header ?? '').toLowerCase();
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
};

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((wish) => {
    const [name, weight] = wish.split(';');
    return name?.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight ?? '');
  });
