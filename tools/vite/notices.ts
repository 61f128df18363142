import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

/** Types, which no build has. */
const typesOnly = /^node_modules\/(?:@types\/.*|csstype|typescript)$/;
/** A development dependency with a style sheet in the build. */
const alsoDelivered = 'node_modules/tailwindcss';

/** The licenses of the packages in a build, each text once with its packages. */
export function notices(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const byText = new Map<string, string[]>();
  for (const [path, { version, license = '', dev, optional }] of Object.entries(packages)) {
    const isDelivered = path !== '' && !dev && !optional && !typesOnly.test(path);
    if (!isDelivered && path !== alsoDelivered) continue;
    const text = licenseText(join(root, path)) ?? `License: ${license}\n`;
    const name = `${path.replace(/^.*node_modules\//, '')} ${version}`;
    byText.set(text, [...(byText.get(text) ?? []), name]);
  }
  return [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text.trim()}\n`).join(rule);
}

const rule = `\n${'-'.repeat(80)}\n\n`;

function licenseText(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => /^licen[sc]e(?:\.\w+)?$/i.test(name));
  return file && readFileSync(join(folder, file), 'utf8');
}
