import { expect, it } from 'vitest';
import { onePath } from './icons.ts';

it.each<[string, Parameters<typeof onePath>[0], string]>([
  ['a path as it is', [['path', { d: 'M5 12h14', key: 'a' }]], 'M5 12h14'],
  [
    'a path that begins relatively, after another one',
    [
      ['path', { d: 'M5 12h14' }],
      ['path', { d: 'm9 18 6-6-6-6' }],
    ],
    'M5 12h14M9 18l6-6-6-6',
  ],
  ['a first move without a space', [['path', { d: 'm2-3v4' }]], 'M2 -3v4'],
  ['numbers that only their points divide', [['path', { d: 'm4.9 4.92.7.7' }]], 'M4.9 4.92l.7.7'],
  ['a line', [['line', { x1: '12', x2: '12.01', y1: '8', y2: '9' }]], 'M12 8L12.01 9'],
  ['a line with corners', [['polyline', { points: '6 9 6 2 18 2 18 9' }]], 'M6 9 6 2 18 2 18 9'],
  [
    'a circle',
    [['circle', { cx: '12', cy: '11', r: '10' }]],
    'M2 11a10 10 0 1 0 20 0a10 10 0 1 0 -20 0',
  ],
  [
    'a box with round corners',
    [['rect', { x: '2', y: '3', width: '20', height: '10', rx: '2' }]],
    'M4 3h16a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z',
  ],
])('draws %s', (_what, shapes, path) => {
  expect(onePath(shapes)).toBe(path);
});

it.each<[string, Parameters<typeof onePath>[0]]>([
  ['a shape', [['polygon', { points: '1 2' }]]],
  ['a fill', [['circle', { cx: '1', cy: '1', r: '1', fill: 'currentColor' }]]],
  ['a path with more than its data', [['path', { d: 'M1 1', opacity: '.5' }]]],
])('refuses %s that it would draw wrong', (_what, shapes) => {
  expect(() => onePath(shapes)).toThrow('Not part of an icon yet');
});
