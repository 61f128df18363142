declare const __BASE__: string | undefined;
declare const __API_BASE__: string | undefined;
declare const __MOCK__: boolean;
declare const __BUILD_ID__: string;
