/** The path of the call that boot.js sends before the app runs; the contract would bring its readers there. */
export const dashboardPath = '/api/dashboard';
