// Reads the checker's URL and cookie.

/** Ends the command. @typedef {(sentence: string) => never} Wrong */

/** @param {string[]} positionals @param {Wrong} wrong */
export function backendOf([text, ...more], wrong) {
  if (text === undefined) return wrong('Which backend? Its URL is missing.');
  if (more.length > 0) return wrong(`One URL, not ${more.length + 1}.`);
  if (!URL.canParse(text)) return wrong('The URL is none: it begins with https:// or http://.');
  const base = new URL(text);
  if (base.protocol !== 'https:' && base.protocol !== 'http:')
    return wrong('The URL begins with https:// or http://.');
  if (base.username !== '' || base.password !== '')
    return wrong('Leave user and password out of the URL; a session goes in --cookie.');
  if (base.search !== '' || base.hash !== '')
    return wrong('Leave what follows ? or # out of the URL.');
  if (/\/api\/*$/.test(base.pathname))
    return wrong('Leave /api out of the URL: the calls bring it along.');
  return base;
}

/** @param {string | undefined} text @param {Wrong} wrong */
export function cookieOf(text, wrong) {
  if (text === undefined) return '';
  // Rejects bytes that no header may have, and the two usual ways to copy it wrong.
  if (!/^[\x20-\x7e]+$/.test(text)) return wrong('--cookie is one line of plain characters.');
  if (/^(?:set-)?cookie:/i.test(text)) return wrong("--cookie is what follows 'Cookie:'.");
  if (!/^[^\s;=]+=/.test(text.trim()))
    return wrong("--cookie is name=value, or several: 'a=b; c=d'.");
  return text.trim();
}
