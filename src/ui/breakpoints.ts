/** The window widths at which the layout changes, for styles and scripts; in px, as the type is, so that a browser's default font size changes neither. */
export const breakpoints = {
  sm: '640px',
  md: '768px',
  lg: '1024px',
  wide: '1200px',
  xl: '1280px',
  roomy: '1360px',
  '2xl': '1536px',
  huge: '1920px',
} as const;
