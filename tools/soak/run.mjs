// npm run soak [-- options]
import { launchChromium } from '../browser/chromium.mjs';
import { loadCenter } from '../center.mjs';
import { readArguments } from '../arguments.mjs';
import { dist, haveBuild } from '../process.mjs';
import { soak } from './drive.mjs';
import { planOf } from './plan.mjs';
import { callTable, heading, line } from './report.mjs';
import { scheduleOf } from './schedule.mjs';
import { startServer } from './server.mjs';
import { verdictsOn } from './verdicts.mjs';

/** A Saturday afternoon: in a day from here come closing time, midnight, a new month, the end of summer time, a Sunday. */
const startMs = Date.parse('2026-10-31T14:00:00-04:00');

const usage = `Lets wall and dashboard live through simulated hours on a failing server (docs/soak.md).

  npm run soak [-- options]

  --hours 24      how many, 2 at least
  --seed words    another day of trouble
  --only wall     one page alone: wall or dashboard
  --leak          plants a leak, which must fail
  --no-build      the build that is in dist`;

const { values } = readArguments(usage, {
  hours: { type: 'string', default: '24' },
  seed: { type: 'string', default: 'a day' },
  only: { type: 'string', default: '' },
  leak: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
});
const hours = Number(values.hours);
if (!Number.isInteger(hours) || hours < 2) stop('--hours is a whole number from 2 on.');

await haveBuild(!values['no-build']);

const began = performance.now();
const browser = await launchChromium([
  // Compiled code comes and goes as V8 likes; without it the heap is what the page itself keeps.
  '--js-flags=--no-opt --no-maglev --no-sparkplug',
]);
const loaded = await loadCenter();
const plan = planOf(loaded.api, loaded.firstReads);

const screens = /** @type {const} */ ([
  { name: 'wall', path: '/?display=wall', place: 'wall', hasPerson: false },
  { name: 'dashboard', path: '/', place: 'dashboard', hasPerson: true },
]).filter(({ name }) => values.only === '' || values.only === name);
if (screens.length === 0) stop('--only is wall or dashboard.');

console.log(
  `${hours} simulated hours, seed '${values.seed}'${values.leak ? ', with a planted leak' : ''}\n`,
);
console.log(heading);
const soaked = await Promise.all(screens.map(run));
await browser.close();
await loaded.close();

for (const one of soaked) console.log(`\n${callTable(one)}`);
const verdicts = soaked.flatMap(verdictsOn);
console.log('');
for (const { isMet, sentence } of verdicts)
  console.log(`${isMet ? 'ok    ' : 'FAILED'}  ${sentence}`);
const minutes = (performance.now() - began) / 60_000;
const failed = verdicts.filter(({ isMet }) => !isMet).length;
console.log(
  `\n${failed ? `${failed} of ${verdicts.length} failed` : 'All met'}, in ${minutes.toFixed(1)} real minutes.`,
);
process.exit(failed ? 1 : 0);

/** @param {(typeof screens)[number]} screen */
async function run(screen) {
  const { name, place, hasPerson } = screen;
  const random = (/** @type {string} */ what) => loaded.randomOf(values.seed, name, what);
  const calls = Object.keys(plan[place]);
  const schedule = scheduleOf(random('schedule'), hours, calls);
  const server = await startServer({
    name,
    dist,
    startMs,
    random: random('faults'),
    schedule,
    loaded,
  });
  const result = await soak({
    screen,
    isLeaking: values.leak,
    hours,
    startMs,
    person: hasPerson ? random('person') : null,
    browser,
    server,
    schedule,
    plan,
    table: loaded.screens,
    deadlineMs: loaded.deadlineMs,
    onHour: (hour) => console.log(line(name, hour, startMs)),
  });
  server.close();
  return result;
}

/** @param {string} words @returns {never} */
function stop(words) {
  console.error(words);
  process.exit(1);
}
