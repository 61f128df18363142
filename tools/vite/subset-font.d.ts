declare module 'subset-font' {
  /** Returns the font with no more than these characters and, of a variable font, these parts of its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<
        Record<string, { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
