/** The path of the call that boot.js sends before the app runs; the contract would bring its schemas into boot.js. */
export const dashboardPath = '/api/dashboard';
