import { appointmentFields } from './entities.ts';
import {
  holding,
  may,
  others,
  says,
  under,
  unread,
  type Meanings,
  type ReadCall,
} from './meaning.ts';

const todayOrWeek = 'of today, in weekly mode of the week';

const followsDashboard =
  'Requested on opening, and again when a dashboard response differs from the one before it; on the wall every 60 s.';

const upOnceRead = 'nothing: it is up once this call responds (rulings C2)';

export const dashboard: ReadCall = {
  shows: 'the stat cards, System Health, the subtitle; the menu on every screen',
  without: 'The menu says Offline for both services; the report cannot be exported.',
  clauses: 'spec 2, 3, 7; rulings C2, C11, C20',
  fields: {
    metrics: says("the day's figures", "'–' for each of them"),
    'metrics.totalValidAppointments': says(`valid appointments ${todayOrWeek}`, "'–'"),
    'metrics.activeRegions': says('regions with a valid appointment', "'–'"),
    'metrics.aiConfidence': says('mean confidence of the AI model', "'–'", { as: 'Percent' }),
    'metrics.weeklyMode': says('closed today: see Weekly mode above', 'not known'),
    'metrics.dateRange': may('first and last day of the week, in weekly mode', "'–' to '–'"),
    'metrics.dateRange.start': says('first day', "'–'"),
    'metrics.dateRange.end': says('last day', "'–'"),
    systemStatus: says('what runs', "'–' for engine and hours"),
    'systemStatus.claude': may('the AI model', upOnceRead),
    'systemStatus.claude.operational': says('whether it runs', upOnceRead),
    'systemStatus.teamup': may('the scheduling service', upOnceRead),
    'systemStatus.teamup.operational': says('whether it runs', upOnceRead),
    'systemStatus.validationEngine': says('the validation engine', "'–'"),
    'systemStatus.validationEngine.running': says('whether it runs', "'–'"),
    'systemStatus.businessHours': says('the business hours', "'–'"),
    'systemStatus.businessHours.active': says('whether they are on', "'–'"),
  },
};

const comparison: Meanings = {
  change: says('change in percent of yesterday', "'No data'"),
  trend: may('its direction', 'the sign of the change counts', {
    other: others.change,
    otherIs: 'tolerance',
  }),
  yesterday: says("yesterday's value; 0: 'No yesterday data'", 'the change stands alone'),
};

export const yesterdayComparison: ReadCall = {
  shows: 'the change under three of the stat cards',
  without: "The three cards say 'No data'.",
  clauses: 'spec 3; rulings C4',
  fields: {
    totalValidAppointments: says(
      'against yesterday; in weekly mode against the same days of the week before, which are named',
      "'No data'",
    ),
    ...under('totalValidAppointments', comparison),
    ...holding('activeRegions', says('against yesterday', "'No data'"), comparison),
    ...holding('aiConfidence', says('against yesterday', "'No data'"), comparison),
  },
};

export const regions: ReadCall = {
  shows: "Calendar Performance, AI Performance Insights, the states, a state's rate, the wall",
  without: 'The states cannot tell their totals.',
  clauses: 'spec 2, 3; rulings A4, C6, C8, C21',
  fields: under('[]', {
    key: says('region', 'the name counts', { as: 'RegionName', unique: true, standIn: 'name' }),
    abbreviation: may('two letters', 'CA, IL, AZ or FL'),
    name: says('display name', 'that of the key'),
    validAppointments: says(`valid appointments ${todayOrWeek}`, "'–', and no rate"),
    totalEvents: says(`all events ${todayOrWeek}`, "'–', and no rate"),
    color: unread('color token: colors are looked up by the key'),
  }),
};

export const telemarketers: ReadCall = {
  shows: 'Telemarketer Performance and the wall: the four designated telemarketers only',
  when: followsDashboard,
  clauses: 'spec 2, 3; rulings B1, C21',
  fields: under('[]', {
    name: says('name; only the four designated are shown (rulings B1)', 'the row is skipped', {
      unique: true,
    }),
    initials: may('initials', 'made from the name'),
    status: says("'Active', or any other word", "'Unknown'"),
    appointments: says(`valid appointments ${todayOrWeek}`, "'–'"),
    performance: says('performance', "'–', an empty bar", { as: 'Percent' }),
    avatar: unread('color token'),
  }),
};

export const recentValidations: ReadCall = {
  shows: 'Recent Validations',
  when: followsDashboard,
  clauses: 'spec 2, 3; rulings C21',
  fields: under('[]', {
    id: says('id', 'customer and time tell rows apart', { unique: true }),
    customer: says('customer', "'N/A'"),
    region: says('region', "'N/A'"),
    telemarketer: says('who booked it', "'N/A'"),
    time: says('when it was judged', "'–'"),
    status: says('verdict', "'Blocked'", { as: 'ValidationStatus' }),
    confidence: says('how sure that is', "'–'", { as: 'Percent' }),
  }),
};

export const endpoints: ReadCall = {
  shows: 'API Endpoints; a tile sends nothing',
  when: 'Requested on opening.',
  clauses: 'spec 2, 3; rulings C21',
  fields: under('[]', {
    method: may('GET or POST', 'GET'),
    path: says('path', 'the row is skipped'),
    description: may('what it is for', 'nothing'),
    status: says("'online', or any other word", 'shown as offline'),
  }),
};

export const appointments: ReadCall = {
  form: 'object',
  shows:
    'Appointments Analysis and Log, Top Sales Reps, state and rep screens, corrections, the wall',
  when: "On the others once, for the menu's count of corrections and the palette, Ctrl K, and when that is 5 min old.",
  without: 'All lists of appointments say so, each in its card.',
  clauses: 'spec 2, 3, 7; rulings A3, A4, C5',
  fields: {
    ...under('[]', appointmentFields),
    total: says(
      `all appointments ${todayOrWeek}, also those of no row here`,
      'the rows are counted',
    ),
    valid: says('how many are valid', 'the rows are counted'),
    invalid: says('how many are invalid or blocked', 'the rows are counted'),
  },
};
