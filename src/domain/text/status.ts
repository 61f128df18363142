import { noValue } from '../number/format.ts';
import { fold } from './fold.ts';

function statusWords(yes: string, no: string) {
  return (on: boolean | null) => {
    if (on === null) return noValue;
    return on ? yes : no;
  };
}

export const operationalWord = statusWords('Operational', 'Offline');
export const onlineWord = statusWords('Online', 'Offline');
export const runningWord = statusWords('Running', 'Stopped');
export const activeWord = statusWords('Active', 'Inactive');

export function telemarketerTone(status: string): 'ok' | 'off' {
  return fold(status) === 'active' ? 'ok' : 'off';
}
