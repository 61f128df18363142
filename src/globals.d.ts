declare const __MOCK__: boolean;
declare const __BUILD_ID__: string;
