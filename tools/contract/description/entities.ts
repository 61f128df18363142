import { may, says, type Meanings } from './meaning.ts';

/** One appointment (spec 3, rulings A3). */
export const appointmentFields: Meanings = {
  title: says('title of the calendar event', "'No Title'"),
  customer: says('customer', "'N/A'", { or: 'customerName' }),
  customerName: may('second name of `customer`', '`customer` counts'),
  region: says('region', "'N/A', counted for no region"),
  salesRep: says('sales rep', "'Unknown', in no ranking", { or: 'field_agent' }),
  field_agent: may('second name of `salesRep`', '`salesRep` counts'),
  telemarketer: says('who booked it', "'N/A'"),
  time: says('when it was booked', "'–', in no hour of the day", { as: 'InstantToday' }),
  phone: may("the customer's phone", "'N/A'"),
  status: says('verdict', 'in neither list'),
  state: may('state of the customer', 'nothing: no screen shows it'),
  stateAnalysis: may('analysis of the detected state', 'as without its fields'),
  'stateAnalysis.detectedState': may('state that was detected', 'no such line in the drawer'),
  'stateAnalysis.confidence': may("how sure that is: 'State 99%' (rulings C38)", "'–'", {
    as: 'Percent',
  }),
  confidence: may("how sure the verdict is: 'Confidence' (rulings C38)", "'–'", { as: 'Percent' }),
  reason: may('why it is valid or not', "'N/A'"),
  type: may('kind of verdict', "'N/A'"),
};

/** The analysis of one phone number (spec 3, 7). */
export const phoneFields: Meanings = {
  original: says('number as it was written', "'–'"),
  cleaned: says('number as it should be', "'–'"),
  format: may('its format, or what is wrong with it', "in the list our own reading, in a test '–'"),
  confidence: says('how sure that is', "'–'", { as: 'Percent' }),
  isValid: says('whether it is a valid number', 'in no list; a test says neither'),
  suggestions: may('what to do about it', "'–'"),
};
