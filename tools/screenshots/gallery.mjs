// Prints docs/screens.md from the table of pictures.
import { fileOf } from './shots.mjs';

/** @param {readonly import('./shots.mjs').Shot[]} shots */
export function galleryOf(shots) {
  return `# The screens

Every screen on the simulated call center, at 2:41 PM on one Saturday. GitHub shows each in your theme; the links show
the other. Printed, like the pictures, by \`npm run screenshots\`; do not edit.

${shots.map(section).join('\n')}`;
}

/** @param {import('./shots.mjs').Shot} shot */
function section({ name, title, text, address }) {
  const [light, dark] = [`screens/${fileOf(name, 'light')}`, `screens/${fileOf(name, 'dark')}`];
  return `## ${title}

${text}

<picture>
  <source media="(prefers-color-scheme: dark)" srcset="${dark}" />
  <img src="${light}" alt="${title}: ${text}" width="1280" />
</picture>

\`${address}\`, [light](${light}), [dark](${dark})
`;
}
