interface EncodedFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly webp: string;
}

/** Installed in the encoder's page (encoder.mjs); pictures are base64. */
interface Window {
  pictures: {
    encode: (png: string, before: string | null, quality: number) => Promise<EncodedFrame>;
    difference: (a: string, b: string, tolerance: number) => Promise<number>;
  };
}
