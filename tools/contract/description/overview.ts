import { may, says, under, unread, type Meanings } from './meaning.ts';

/** GET /api/dashboard (spec 3). */
export const dashboard: Meanings = {
  metrics: says("the day's figures", "'–' for each of them"),
  'metrics.totalValidAppointments': says(
    'valid appointments today; in weekly mode of the week',
    "'–'",
  ),
  'metrics.activeRegions': says('regions with a valid appointment', "'–'"),
  'metrics.aiConfidence': says('mean confidence of the AI model', "'–'", { as: 'percent' }),
  'metrics.weeklyMode': says('closed today: the figures are those of the week', 'read as no'),
  'metrics.dateRange': may('first and last day of the week, in weekly mode', "'–' to '–'"),
  'metrics.dateRange.start': may('first day', "'–'", { as: 'day' }),
  'metrics.dateRange.end': may('last day', "'–'", { as: 'day' }),
  systemStatus: says('what runs', "'–' for engine and hours"),
  'systemStatus.claude': may(
    'the AI model',
    'nothing: it is up once this call responds (rulings C2)',
  ),
  'systemStatus.claude.operational': may('whether it runs', 'as above'),
  'systemStatus.teamup': may('the scheduling service', 'as above'),
  'systemStatus.teamup.operational': may('whether it runs', 'as above'),
  'systemStatus.validationEngine': says('the validation engine', "'–'"),
  'systemStatus.validationEngine.running': says('whether it runs', "'–'"),
  'systemStatus.businessHours': says('the business hours', "'–'"),
  'systemStatus.businessHours.active': says('whether they are on', "'–'"),
};

const comparison: Meanings = {
  change: says('change in percent of yesterday', "'No data'"),
  trend: may('its direction', 'the sign of the change counts', { as: 'change' }),
  yesterday: says("yesterday's value; 0: 'No yesterday data'", 'the change stands alone'),
};

/** GET /api/yesterday-comparison (spec 3, rulings C4). */
export const yesterday: Meanings = {
  totalValidAppointments: says(
    'against yesterday; in weekly mode against the same days of the week before, which are named',
    "'No data'",
  ),
  ...under('totalValidAppointments', comparison),
  activeRegions: says('against yesterday', "'No data'"),
  ...under('activeRegions', comparison),
  aiConfidence: says('against yesterday', "'No data'"),
  ...under('aiConfidence', comparison),
};

/** GET /api/regions (spec 3, rulings A4). */
export const regions: Meanings = under('[]', {
  key: says('region', 'the name counts', { as: 'region', unique: true }),
  abbreviation: may('two letters', 'CA, IL, AZ or FL'),
  name: says('display name', 'that of the key'),
  validAppointments: says('valid appointments today', "'–', and no rate"),
  totalEvents: says('all events today', "'–', and no rate"),
  color: unread('color token: colors are looked up by the key'),
});

/** GET /api/telemarketers (spec 3). */
export const telemarketers: Meanings = under('[]', {
  name: says('name; only the four designated are shown (rulings B1)', 'the row is skipped', {
    unique: true,
  }),
  initials: may('initials', 'made from the name'),
  status: says("'Active', or any other word", "'Unknown'"),
  appointments: says('valid appointments today', "'–'"),
  performance: says('performance', "'–', an empty bar", { as: 'percent' }),
  avatar: unread('color token'),
});

/** GET /api/recent-validations (spec 3). */
export const recentValidations: Meanings = under('[]', {
  id: says('id', 'customer and time tell rows apart', { unique: true }),
  customer: says('customer', "'N/A'"),
  region: says('region', "'N/A'", { as: 'region' }),
  telemarketer: says('who booked it', "'N/A'"),
  time: says('when it was judged', "'–'", { as: 'instant' }),
  status: says("'valid'; any other is shown as 'Blocked'", "'Blocked'"),
  confidence: says('how sure that is', "'–'", { as: 'percent' }),
});

/** GET /api/endpoints (spec 3). */
export const endpoints: Meanings = under('[]', {
  method: may('GET or POST', 'GET'),
  path: says('path', 'the row is skipped'),
  description: may('what it is for', 'nothing'),
  status: says("'online', or any other word", 'shown as offline'),
});
