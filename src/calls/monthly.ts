import { call } from '../api/call.ts';
import { monthlyResponse } from './month-rows.ts';
import { monthlyFigures } from './months.ts';

export const monthly = call('/api/monthly', {
  response: monthlyResponse,
  figures: monthlyFigures,
});
