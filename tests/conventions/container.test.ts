import { describe, expect, it } from 'vitest';
import { exists, textOf } from './files.ts';

const dockerfile = textOf('Dockerfile').replaceAll(/\\\n/g, ' ').split('\n');
const ignored = textOf('.dockerignore').split('\n').filter(Boolean);

const words = (instruction: string) =>
  dockerfile.flatMap((line) =>
    line.startsWith(`${instruction} `) ? [line.split(/\s+/).slice(1)] : [],
  );

describe('the Dockerfile', () => {
  it('copies only files that exist and that .dockerignore does not leave out', () => {
    const sources = words('COPY')
      .filter(([first = '']) => !first.startsWith('--from'))
      .flatMap((copy) => copy.slice(0, -1));
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((path) => !exists(path))).toEqual([]);
    expect(sources.filter((path) => ignored.includes(path.split('/')[0] ?? ''))).toEqual([]);
  });

  it('leaves out local files by .dockerignore', () => {
    expect(ignored).toEqual(expect.arrayContaining(['node_modules', '.git', '.env.local', 'dist']));
  });

  it('runs as a numbered user that is not root', () => {
    expect(words('USER').at(-1)?.[0]).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
  });

  it('builds with the Node of .nvmrc, and pins the version of each image', () => {
    const images = words('FROM').map(([image = '']) => image);
    expect(images[0]).toMatch(new RegExp(`^node:${textOf('.nvmrc').trim()}-`));
    expect(images.filter((image) => !/:[\d.]+/.test(image))).toEqual([]);
    expect(images.at(-1)).toMatch(/@sha256:[\da-f]{64}$/);
  });

  it('exposes the port that the entry script and the health check take by default', () => {
    const [[port = ''] = []] = words('EXPOSE');
    expect(port).toMatch(/^\d+$/);
    for (const script of ['deploy/entry.sh', 'deploy/health.sh'])
      expect(textOf(script)).toContain(`PORT:-${port}}`);
  });
});
