declare const __MOCK__: boolean;
declare const __BUILD_ID__: string;
/** What src/boot knows of the build. */
declare const __BOOT__: {
  /** Whether it requests the figures of `/`: not where the mock must start before. */
  readonly isEarly: boolean;
  /** The scripts of each screen besides those of the page. */
  readonly files: Readonly<Record<string, readonly string[]>>;
};
