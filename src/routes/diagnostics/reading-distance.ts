/**
 * How far away type on a wall can be read (users.md section 4): a figure is read with ease when it fills
 * 20 minutes of arc, and not at all below 16. Sizes are px of a stage 1,920 wide that fills the screen.
 */
const readingAngles = { easy: 20, limit: 16 } as const;

const stageWidth = 1_920;
/** A figure of the typeface is this part of its size. */
const digitEm = 0.72;
const widthOfDiagonal = 16 / Math.hypot(16, 9);
const metresPerInch = 0.0254;

/** In metres, for a 16:9 screen of so many inches. */
export function readingDistance(
  stagePx: number,
  diagonalInches: number,
  angle: keyof typeof readingAngles,
): number {
  const screenWidth = diagonalInches * metresPerInch * widthOfDiagonal;
  const digitHeight = (stagePx / stageWidth) * screenWidth * digitEm;
  const radians = (readingAngles[angle] / 60) * (Math.PI / 180);
  return digitHeight / (2 * Math.tan(radians / 2));
}
