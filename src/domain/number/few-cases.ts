export const fewCases = 20;

export function isFew(cases: number | null): boolean {
  return cases === null || cases < fewCases;
}
