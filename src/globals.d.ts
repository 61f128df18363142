declare const __MOCK__: boolean;
declare const __BUILD_ID__: string;
/** What src/boot needs of each screen: the paths it requests first, and the files of its own code. */
declare const __BOOT__: Readonly<
  Record<string, { readonly requests?: readonly string[]; readonly files?: readonly string[] }>
>;
