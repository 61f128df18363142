import {
  asSent,
  found,
  kind,
  nothingVisible,
  number,
  plainText,
  someText,
  text,
  textDue,
  tolerated,
  type Described,
} from './forms.ts';
import { days, months, numerals, times } from './patterns.ts';

const inNoOrder = `${asSent}, and its list in the server's order`;

const isoForms = [
  { ...text(times.rfc3339), format: 'date-time' },
  tolerated(text(times.zoned), 'another form of ISO 8601: read as its instant'),
  tolerated(text(times.spelled), 'a date of HTTP or JavaScript: read as its instant'),
  tolerated(text(times.jsonDate), 'a date of .NET: read as its instant'),
  {
    ...tolerated(
      text(times.unzoned),
      'a date and time without a zone: read as an Eastern one; if it is UTC, it is shown 4 or 5 hours late',
    ),
    'x-if-ahead':
      'a date and time without a zone: read as an Eastern one, it is still to come: is it UTC?',
  },
];
const epochSeconds = {
  anyOf: [text(times.epochSeconds), { ...number, minimum: 1e9, exclusiveMaximum: 1e10 }],
};
const epochMs = {
  anyOf: [text(times.epochMs), { ...number, minimum: 1e12, exclusiveMaximum: 1e13 }],
};
const instants = [
  ...isoForms,
  tolerated(epochSeconds, 'epoch seconds: read as their instant'),
  tolerated(epochMs, 'epoch milliseconds: read as their instant'),
];
/** A list of several texts, which are shown joined. */
const texts = { type: 'array', contains: plainText };
const noTimes = [
  found(text(days.other), 'a day without a time', `${asSent}, behind the times of its day`),
  found(
    { anyOf: [number, text(numerals.any)] },
    'a number that is neither epoch seconds nor milliseconds',
    inNoOrder,
  ),
  found(
    text('^(?:0001|19[0-6][0-9]|1970)-'),
    'a date of 1970 or before, taken for none',
    inNoOrder,
  ),
  found(
    text(String.raw`^\d{1,4}[/.]\d{1,2}[/.]\d{1,4}`),
    'an ambiguous date, taken for none',
    inNoOrder,
  ),
  found(someText, 'not a date and time', inNoOrder),
  found(texts, 'a list where text is due', inNoOrder),
];
const timeOfDay = text(times.ofDay);

/** Times, days and months (rulings A12). */
export const timeKinds = {
  Instant: kind('an ISO date and time with a zone', {
    ...textDue,
    forms: instants,
    others: [
      found(timeOfDay, 'a time of day without a date', inNoOrder),
      ...noTimes,
      nothingVisible,
    ],
  }),
  InstantToday: kind(
    'an ISO date and time with a zone; a time of day alone is one of the day of its response, Eastern',
    {
      ...textDue,
      forms: [
        ...instants,
        tolerated(
          timeOfDay,
          'a time of day alone: read as one of the day of its response, Eastern, or of the day before if it is more than 12 hours ahead',
        ),
      ],
      others: [...noTimes, nothingVisible],
    },
  ),
  Day: kind('a day, YYYY-MM-DD', {
    ...textDue,
    forms: [
      { ...text(days.plain), format: 'date' },
      tolerated(text(days.other), 'another form of a day than YYYY-MM-DD: read as that day'),
      tolerated(
        text(times.midnightUtc),
        'an instant at midnight UTC where a day is due: read as that date',
      ),
      ...[
        text(times.zoned),
        text(times.spelled),
        text(times.jsonDate),
        text(times.unzoned),
        epochSeconds,
        epochMs,
      ].map((form) => tolerated(form, 'an instant where a day is due: read as its Eastern date')),
    ],
    others: [found({ anyOf: [plainText, texts] }, 'not a day YYYY-MM-DD', asSent), nothingVisible],
  }),
  CalendarMonth: kind('a month, YYYY-MM', {
    ...textDue,
    forms: [
      text(months.plain),
      ...[
        ...[
          months.other,
          days.other,
          times.zoned,
          times.spelled,
          times.jsonDate,
          times.unzoned,
        ].map(text),
        epochSeconds,
        epochMs,
      ].map((form) => tolerated(form, 'another form of a month than YYYY-MM: read as that month')),
    ],
    others: [found({ anyOf: [plainText, texts] }, 'not a month YYYY-MM', asSent), nothingVisible],
  }),
} satisfies Readonly<Record<string, Described>>;
