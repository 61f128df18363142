declare const __BASE__: string | undefined;
declare const __API_BASE__: string | undefined;
declare const __MOCK__: boolean;
declare const __BUILD_ID__: string;
/** Facts of the build for src/boot. */
declare const __BOOT__: {
  /** Whether boot.js requests the figures of `/`; false with the mock, which must start first. */
  readonly isEarly: boolean;
  /** The scripts of each screen, without those of the page. */
  readonly files: Readonly<Record<string, readonly string[]>>;
};
