/** Words of the messages of browsers, of React and of this app. No name, place or text of an appointment is among them. */
const words = new Set(
  `a aborted access accessing after all already an and any are argument arguments array as assign assignment at attempt
  attempted attempting await be because been before bigint body boolean bound buffer but by call callback called calls
  can cannot cant character circular class clone cloned completed configurable constant constructor converting could
  current cyclic database dead declaration deferred define defined delete delivered denied descriptor destructure did
  directive document dom does during dynamically element elements empty end error evaluating event exceeded execute
  executing expected extends extensible failed fetch fewer file found from full function generator get getter global
  hooks html id import imported importing in index infinity initialization initialized input insecure insert insertbefore
  instance instead integer internal invalid is it iterable iterator its json key length lexical load loading loop many
  map match maximum memory message method minified missing module more must nan network networkerror new no node
  non not notifications null number object objects of on only operation or out outside parameter parent parse
  permission position previous primitive private process promise properties property prototype proxy quota range react
  read reading recursion reference regular rejected removechild removed render rendered rendering request required
  requires resizeobserver resource response return returned root same script secure send set setitem setter setting size
  source stack state status storage string structure style supported symbol syntax take target text than that the this
  throw time timed to token too transaction trustedhtml trustedscript trustedscripturl type undefined undelivered
  unexpected unhandled unknown unterminated update url use used user valid value values was when while with worker
  write`.split(/\s+/),
);

const mostLetters = 200;
const mask = '…';

/**
 * An error's message without anything of a person: what is quoted, and every word that is not of the list above, is
 * one '…'. 200 characters at most.
 */
export function masked(message: string): string {
  const tokens = message
    .slice(0, 10_000)
    .replaceAll(/(["'`])(?:(?!\1)[\s\S])*\1/g, ` ${mask} `)
    .split(/\s+/)
    .map((token) => token.replaceAll(/^[([{]+|[)\]}.,:;!?]+$/g, ''))
    .filter((token) => token !== '')
    .map((token) => (words.has(token.toLowerCase().replace("'", '')) ? token : mask));
  const once = tokens.filter((token, index) => token !== mask || tokens[index - 1] !== mask);
  return once.join(' ').slice(0, mostLetters);
}
