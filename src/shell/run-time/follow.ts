import { fetchConfig } from '../../boot/config-file.ts';
import { configFile, configure, errorReportUrl } from '../../config.ts';
import { startErrorReports } from '../error-reports/start.ts';
import { configProblems, isUnread, usedInstead } from './problems.ts';

const retryMs = 60_000;

/** Prints what is wrong with config.json, requests one that could not be read again, and starts the error reports. */
export function follow(redraw: () => void): void {
  const problems = configProblems(configFile);
  if (problems.length > 0) console.warn(`config.json: ${problems.join(' ')} ${usedInstead}`);
  if (isUnread(configFile)) setTimeout(() => void retry(redraw), retryMs);
  if (errorReportUrl !== '') startErrorReports(errorReportUrl);
}

async function retry(redraw: () => void): Promise<void> {
  const file = await fetchConfig();
  if (isUnread(file)) {
    setTimeout(() => void retry(redraw), retryMs);
    return;
  }
  configure(file);
  redraw();
  follow(redraw);
}
