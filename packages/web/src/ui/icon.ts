import type { IconNode, LucideProps } from 'lucide-react';
import { createElement, type ReactElement } from 'react';

/**
 * Makes an icon's component of its drawing. Where the pages are built it stands in for the library's own (`vite.config.ts`), which
 * reckons colours, widths of lines and classes anew for every icon each time that something around it is drawn.
 *
 * @public The build has it imported.
 */
export const createIcon = ({ node }: { readonly node: IconNode }): ((props: LucideProps) => ReactElement) => {
  const lines = node.map(([name, attributes]) => createElement(name, attributes));
  return ({ size = 24, ...rest }) => createElement('svg', { ...look, width: size, height: size, ...rest }, ...lines);
};

const look = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;
