import { describe, expect, it } from 'vitest';
import { paths, routePatterns } from '../../src/paths.ts';
import { textOf } from './files.ts';

const screens = [...Object.values(paths), ...Object.values(routePatterns)].flatMap((path) => {
  const [, name = ''] = path.split('/');
  return name === '' ? [] : [name];
});

describe('the configurations of deploy/', () => {
  it.each(['deploy/nginx-log.conf', 'deploy/Caddyfile', 'deploy/entry.sh'])(
    '%s knows every screen by its first folder',
    (file) => {
      const names = textOf(file).split(/[^\w-]+/);
      expect(screens.length).toBeGreaterThan(5);
      expect(screens.filter((screen) => !names.includes(screen))).toEqual([]);
    },
  );

  it('log the same parts of a URL', () => {
    const partsIn = (file: string) => /\(\/api\(.*monthly-data\)/.exec(textOf(file))?.[0];
    expect(partsIn('deploy/Caddyfile')).toContain('sales-rep');
    expect(partsIn('deploy/nginx-log.conf')).toBe(partsIn('deploy/Caddyfile'));
  });
});
