// Set by tools/vite/deployment.ts; Playwright and the tools load the paths without it.

/** The folder that the app is in, Vite's `base`: '' at the root of the site, else such as '/tracker'. */
export const base: string = typeof __BASE__ === 'undefined' ? '' : __BASE__;

/** The folder that '/api' is in: that of the app, unless `API_BASE` of the build names another one. */
export const apiBase: string = typeof __API_BASE__ === 'undefined' ? '' : __API_BASE__;
