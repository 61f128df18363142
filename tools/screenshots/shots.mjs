// The table of pictures: every screen by its name in src/screens.ts, and what opens over a screen.

/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {object} Shot
 * @property {string} name its files are `<name>-light.webp` and `<name>-dark.webp`
 * @property {string} title
 * @property {string} text a description of the picture, also its alternative text
 * @property {string} address
 * @property {string} [light] its address in the light theme, where the system's theme does not count
 * @property {(page: Page) => Promise<void>} [act] an act before the picture
 */

/** @type {readonly Shot[]} */
export const shots = [
  {
    name: 'dashboard',
    title: 'Dashboard',
    text: 'The day so far: figures, what needs a supervisor now, and the regions.',
    address: '/',
  },
  {
    name: 'why',
    title: 'Why appointments are invalid',
    text: 'Reasons by telemarketer and by region. Each figure leads to its rows.',
    address: '/#why',
  },
  {
    name: 'appointment',
    title: 'One appointment',
    text: 'The drawer of a row: verdict, reason and rule, phone, confidence. J and K step through the list.',
    address: '/?tab=invalid#appointments',
    act: async (page) => {
      await page.locator('#appointments [data-appointment]').first().click();
      await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor();
    },
  },
  {
    name: 'wall',
    title: 'Wall display',
    text: 'The same day on an unattended screen on the wall.',
    address: '/?display=wall',
    light: '/?display=wall&theme=light',
  },
  {
    name: 'day-curve',
    title: 'Day curve',
    text: 'The valid appointments through the day, hour by hour, beside those of the last working day.',
    address: '/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Day curve' }).click();
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  {
    name: 'telemarketer',
    title: 'Telemarketer',
    text: 'One telemarketer: events by hour, regions, and reasons against those of the team.',
    address: '/?view=telemarketer&telemarketer=Daniel%20Cole',
  },
  {
    name: 'states',
    title: 'States Performance Dashboard',
    text: 'Each region with its sales reps.',
    address: '/states',
  },
  {
    name: 'state',
    title: 'State Dashboard',
    text: 'One region: its rate and how far the next band is, reasons and appointments.',
    address: '/states/california',
  },
  {
    name: 'sales-rep',
    title: 'Sales rep',
    text: 'One sales rep and the appointments booked for them.',
    address: '/sales-rep/Devon%20Hartley/california',
  },
  {
    name: 'validation',
    title: 'Manual Validation Alerts',
    text: 'The alerts that wait for a person, newest first.',
    address: '/validation',
  },
  {
    name: 'review',
    title: 'Review',
    text: 'An alert in review with the evidence behind it. V, I and D decide it, J and K step on.',
    address: '/validation',
    act: async (page) => {
      await page.keyboard.press('s');
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
    },
  },
  {
    name: 'corrections',
    title: 'Manual Sales Rep Corrections',
    text: 'Appointments whose sales rep is not known, and what was corrected.',
    address: '/corrections',
  },
  {
    name: 'data-quality',
    title: 'Data Quality Control',
    text: 'Invalid phones by person to call back, rules that rows break, and duplicates side by side.',
    address: '/data-quality',
  },
  {
    name: 'historical',
    title: 'Historical Data',
    text: "How the last weeks were: each week's distance from the daily average, and the regions.",
    address: '/historical',
  },
  {
    name: 'ai-insights',
    title: 'AI Insights with Machine Learning',
    text: 'Insights of the day, the week and the month, by priority.',
    address: '/ai-insights',
  },
  {
    name: 'monthly-data',
    title: 'Monthly Data and Analytics',
    text: 'One month for all its cards: how it was, its weeks, regions and telemarketers.',
    address: '/monthly-data',
  },
  {
    name: 'palette',
    title: 'Palette',
    text: 'Ctrl K finds appointments, people, regions, alerts and screens.',
    address: '/',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('da');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
];

export const themes = /** @type {const} */ (['light', 'dark']);

/** @param {string} name @param {string} theme */
export const fileOf = (name, theme) => `${name}-${theme}.webp`;
