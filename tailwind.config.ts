import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import type { Band } from './src/domain/number/bands.ts';
import { type RegionCode, regions } from './src/domain/region/region.ts';
import { breakpoints } from './src/ui/breakpoints.ts';

/** The one place for colors, type and space. Each color: light, dark. The pairs' contrast is tested. */
export const colors = {
  canvas: ['#f4f5f7', '#0d1013'],
  surface: ['#ffffff', '#14181c'],
  raised: ['#ffffff', '#1b2026'],
  sunken: ['#f0f2f5', '#1c2127'],
  hover: ['#f6f8fa', '#191e23'],
  track: ['#e6e9ee', '#272e36'],
  line: ['#e2e5ea', '#262c33'],
  'line-strong': ['#cbd0d8', '#39414b'],
  'line-control': ['#848c99', '#6d7784'],
  ink: ['#12161d', '#eef1f4'],
  'ink-2': ['#454e5d', '#b3bbc6'],
  'ink-3': ['#5d6675', '#8f99a6'],
  'ink-inverse': ['#ffffff', '#0d1013'],
  'ink-on-mark': ['#14100a', '#14100a'],
  primary: ['#12161d', '#eef1f4'],
  'primary-hover': ['#2a313d', '#ffffff'],
  accent: ['#1a56f0', '#7aa5ff'],
  positive: ['#12693b', '#62d094'],
  'positive-mark': ['#1f9254', '#35b574'],
  'positive-soft': ['#e4f4ea', '#10291c'],
  caution: ['#7d4d00', '#edb44e'],
  'caution-mark': ['#c27c00', '#dc9a24'],
  'caution-soft': ['#fdf1d9', '#2f2410'],
  critical: ['#ae2219', '#ff938a'],
  'critical-mark': ['#d93a2f', '#f2645a'],
  'critical-soft': ['#fdebe9', '#381917'],
  info: ['#1b4fb4', '#93b9ff'],
  'info-soft': ['#e8f0fd', '#14233c'],
  ca: ['#b67d1d', '#e6b052'],
  'ca-ink': ['#704800', '#f0c375'],
  'ca-soft': ['#faeed9', '#30260f'],
  il: ['#3c63ab', '#7099dd'],
  'il-ink': ['#264889', '#a4c1f2'],
  'il-soft': ['#e6edf9', '#18253b'],
  az: ['#842c5d', '#c0608f'],
  'az-ink': ['#842c5d', '#eca3c6'],
  'az-soft': ['#f8e7ef', '#371c2a'],
  fl: ['#2a9d99', '#79d8d2'],
  'fl-ink': ['#0b605e', '#8ce3de'],
  'fl-soft': ['#dcf2f0', '#0f2d2c'],
  scrim: ['rgb(18 22 29 / .34)', 'rgb(4 6 8 / .62)'],
} as const satisfies Record<
  RegionCode | `${RegionCode}-ink` | `${RegionCode}-soft` | (string & {}),
  readonly [light: string, dark: string]
>;

/** Other colors on the wall display, which is seen from afar: deeper black, brighter ink. */
const wallColors = {
  canvas: ['#ffffff', '#050709'],
  surface: ['#ffffff', '#050709'],
  line: ['#e2e5ea', '#262d35'],
  track: ['#e6e9ee', '#242b33'],
  ink: ['#12161d', '#f6f8fa'],
  'ink-2': ['#454e5d', '#c2cad4'],
  'ink-3': ['#5d6675', '#9aa4b1'],
  'ink-inverse': ['#ffffff', '#0a0c0f'],
} as const satisfies Partial<Record<keyof typeof colors, readonly [string, string]>>;

/** Outdated figures on the wall turn gray. */
const oldColors = {
  ink: ['#5d6675', '#aab3be'],
  'ink-2': ['#656e7c', '#8f99a6'],
  'ink-3': ['#656e7c', '#838d9a'],
} as const satisfies Partial<Record<keyof typeof colors, readonly [string, string]>>;

const shadows = {
  float: [
    '0 1px 2px rgb(18 22 29 / .06), 0 8px 24px -6px rgb(18 22 29 / .16)',
    '0 0 0 1px #2b323a, 0 12px 28px -8px rgb(0 0 0 / .6)',
  ],
  dialog: [
    '0 2px 6px rgb(18 22 29 / .08), 0 24px 64px -12px rgb(18 22 29 / .30)',
    '0 0 0 1px #2f3740, 0 28px 72px -12px rgb(0 0 0 / .75)',
  ],
} as const;

/** Colors of bands and regions are looked up by key (`data-band`, `data-region`), never by a word from the server. */
const bands = {
  excellent: ['positive-mark', 'positive'],
  good: ['ink-2', 'ink-2'],
  warning: ['caution-mark', 'caution'],
  poor: ['critical-mark', 'critical'],
} as const satisfies Readonly<Record<Band, readonly [string, string]>>;

function variables(
  pairs: Readonly<Record<string, readonly [string, string]>>,
  side: 0 | 1,
  prefix = '',
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pairs).map(([name, pair]) => [`--${prefix}${name}`, pair[side]]),
  );
}

const tokens = (side: 0 | 1) => ({
  ...variables(colors, side),
  ...variables(shadows, side, 'shadow-'),
});

const typeIn =
  (unit: 'px' | 'rem') =>
  (size: number, line: number, letterSpacing: string, fontWeight: string): [string, object] => [
    `${size}${unit}`,
    { lineHeight: `${line}${unit}`, letterSpacing, fontWeight },
  ];
const type = typeIn('px');
/** On the wall display, where 1 rem is the stage's width / 120. */
const wallType = typeIn('rem');

export default {
  content: [],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    screens: breakpoints,
    colors: {
      inherit: 'inherit',
      current: 'currentColor',
      transparent: 'transparent',
      ...Object.fromEntries(Object.keys(colors).map((name) => [name, `var(--${name})`])),
      region: 'var(--region)',
      'region-ink': 'var(--region-ink)',
      'region-soft': 'var(--region-soft)',
      band: 'var(--band)',
      'band-ink': 'var(--band-ink)',
    },
    fontFamily: {
      sans: ['"Inter Variable"', '"Inter fallback"', 'system-ui', 'sans-serif'],
      mono: ['"Geist Mono Variable"', 'ui-monospace', 'Menlo', 'Consolas', 'monospace'],
    },
    fontSize: {
      'figure-xl': type(36, 44, '-0.028em', '600'),
      'figure-l': type(24, 30, '-0.022em', '600'),
      'figure-m': type(20, 24, '-0.02em', '600'),
      h1: type(22, 28, '-0.018em', '600'),
      'h1-small': type(20, 26, '-0.018em', '600'),
      dialog: type(16, 24, '-0.01em', '600'),
      title: type(14, 20, '-0.006em', '600'),
      body: type(14, 20, '-0.005em', '400'),
      small: type(13, 18, '-0.005em', '400'),
      caption: type(12, 16, '0', '400'),
      log: type(12, 22, '-0.02em', '400'),
      'wall-hero': wallType(19.5, 16.6, '-0.055em', '600'),
      'wall-clock': wallType(7, 7, '-0.035em', '600'),
      'wall-count': wallType(6.25, 6.25, '-0.04em', '600'),
      'wall-stale': wallType(3.75, 4.125, '-0.03em', '650'),
      'wall-rate': wallType(3.5, 3.5, '-0.03em', '600'),
      'wall-name': wallType(2.75, 3.25, '-0.015em', '500'),
      'wall-date': wallType(2.5, 3, '-0.015em', '500'),
      'wall-body': wallType(2.25, 3.1, '-0.012em', '400'),
      'wall-band': wallType(2.25, 2.25, '-0.012em', '500'),
      'wall-row': wallType(2.125, 2.55, '-0.01em', '500'),
      'wall-title': wallType(2, 2.5, '-0.01em', '500'),
      'wall-detail': wallType(1.875, 2.4, '0', '500'),
      'wall-caption': wallType(1.75, 2.5, '0', '400'),
      'wall-badge': wallType(2.25, 2.25, '.01em', '700'),
      'wall-badge-small': wallType(1.6, 1.6, '.01em', '700'),
    },
    borderRadius: {
      none: '0',
      bar: '3px',
      badge: '4px',
      control: '6px',
      tray: '8px',
      card: '10px',
      dialog: '14px',
      full: '999px',
    },
    boxShadow: {
      none: 'none',
      float: 'var(--shadow-float)',
      dialog: 'var(--shadow-dialog)',
      edge: 'inset 0 0 0 1px var(--line)',
    },
    transitionTimingFunction: { DEFAULT: 'cubic-bezier(.2,.7,.2,1)' },
    transitionDuration: { DEFAULT: '120ms', slow: '200ms' },
    extend: {
      maxWidth: { page: '1680px' },
      maxHeight: { 'list-short': '10rem' },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        // 'only': an automatic dark theme of the browser would draw black on black.
        ':root': { colorScheme: 'only light', ...tokens(0) },
        ':root[data-display="wall"]': variables(wallColors, 0),
        '[data-old]': { color: 'var(--ink)', filter: 'saturate(.12)', ...variables(oldColors, 0) },
        // Print is always light, so the dark theme is for screens only.
        '@media screen': {
          ':root[data-theme="dark"]': { colorScheme: 'dark', ...tokens(1) },
          ':root[data-theme="dark"][data-display="wall"]': variables(wallColors, 1),
          ':root[data-theme="dark"] [data-old]': variables(oldColors, 1),
        },
        ...Object.fromEntries(
          Object.values(regions).map(({ code }) => [
            `[data-region="${code}"]`,
            {
              '--region': `var(--${code})`,
              '--region-ink': `var(--${code}-ink)`,
              '--region-soft': `var(--${code}-soft)`,
            },
          ]),
        ),
        ...Object.fromEntries(
          Object.entries(bands).map(([band, [mark, ink]]) => [
            `[data-band="${band}"]`,
            { '--band': `var(--${mark})`, '--band-ink': `var(--${ink})` },
          ]),
        ),
      });
    }),
  ],
} satisfies Config;
