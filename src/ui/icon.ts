import { createElement, type ComponentProps } from 'react';

const look = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A Lucide icon as one path: tools/vite/icons.ts puts it in the place of the library's own component. */
export function icon(d: string) {
  const path = createElement('path', { d });
  return (props: ComponentProps<'svg'>) => createElement('svg', { ...look, ...props }, path);
}
