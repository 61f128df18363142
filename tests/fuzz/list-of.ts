/** The texts between ' ¦ ' and line ends. */
export const listOf = (text: string): readonly string[] =>
  text
    .split(/ ¦ |\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
