/** Under so many cases a rate says little of a person: it is muted, and says 'few cases'. */
const fewCases = 20;

export function isFew(cases: number | null): boolean {
  return cases === null || cases < fewCases;
}
