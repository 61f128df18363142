/** Words that must not come back, and what is said instead. This list is the one place that may hold them. */
export const words: readonly { readonly not: RegExp; readonly but: string }[] = [
  // The seed of the simulated center keeps its old spelling: another would change every figure of it.
  { not: /centre(?! 642)/i, but: 'center' },
  { not: /colour/i, but: 'color' },
  { not: /licence/i, but: 'license' },
  { not: /behaviour|neighbour|favour|honour/i, but: 'American English: -or' },
  { not: /\bgrey\b/i, but: 'gray' },
  { not: /\b(?:dialled|cancelled|labelled|travelled)\b/i, but: 'American English: one l' },
  { not: /(?:normal|recogn|organ|initial|minim|summar|serial)is(?:e|ing|ation)/i, but: '-ize' },
  { not: /\bmend(?:s|ed|ing)?\b/i, but: 'fix' },
  { not: /\blate (?:part|component)s?\b/i, but: 'lazy component' },
  { not: /(?<!-)\bplates?\b/i, but: 'region badge' },
  { not: /gives? what (?:ends|undoes|stops)/i, but: 'returns an unsubscribe function' },
  { not: /\bhears\b|\bheard\b|\bhear\(/i, but: 'receive, notice or listen' },
  // Of calls and files; a person asks, and is not asked.
  { not: /\b(?:is|are|was|were|be|been) (?:never |not )?asked\b/i, but: 'requested or fetched' },
  { not: /\bcatch-up\b/i, but: 'refetch on resume' },
  { not: /\bscreen changes?\b/i, but: 'route change' },
  {
    not: /\bunder fire\b|\btests\/(?:house|fire|contract|soak|bench|defects)\b/i,
    but: 'fuzz, conventions, tools',
  },
];
