/** Of the call in dashboard.ts, in a file without its readers: src/boot requests it before the code of the app has come. */
export const dashboardPath = '/api/dashboard';
