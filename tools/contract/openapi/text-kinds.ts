import { regionKeys, regions } from '../../../src/domain/region/region.ts';
import {
  asSent,
  found,
  keyedLists,
  kind,
  nothingVisible,
  number,
  plainText,
  ref,
  someText,
  text,
  textDue,
  tolerated,
  type Described,
  type JsonSchema,
} from './forms.ts';
import { blank, region, regionList, visible } from './patterns.ts';

const usualNames = 'message text name title label description action key code'.split(' ');
const firstNames = ['first', 'firstName', 'first_name'];
const lastNames = ['last', 'lastName', 'last_name'];
/** An object with a text of the form under one of the usual names. */
function objectWith(form: JsonSchema): JsonSchema {
  const someOf = (names: readonly string[]) =>
    names.map((name) => ({ required: [name], properties: { [name]: form } }));
  const inTwoParts = { allOf: [{ anyOf: someOf(firstNames) }, { anyOf: someOf(lastNames) }] };
  return { type: 'object', anyOf: [...someOf(usualNames), inTwoParts] };
}
const asUsualText = 'an object where text is due: read as its usual text';
const digits = tolerated(number, 'a number where text is due');

const regionTexts = regionKeys.map((key) => {
  const { name, abbreviation } = regions[key];
  return `${key} (${name}, ${abbreviation})`;
});
const regionForm = ref('RegionText');
const unknownRegion = found(
  plainText,
  'no region that is known',
  `${asSent}, it has no screen and no color`,
);

/** Texts, ids and regions (rulings A4, A14, A16, A17, A18). */
export const textKinds = {
  Nothing: {
    description: 'Nothing: null, or an empty text.',
    anyOf: [{ type: 'null' }, text(blank)],
  },
  PlainText: { description: 'a text, or a number as its digits', anyOf: [someText, number] },
  UsualText: {
    description: 'an object with a text under one of the usual names',
    ...objectWith({ type: ['string', 'number'], pattern: visible }),
  },
  Text: kind('text of one line', {
    ...textDue,
    list: null,
    forms: [ref('VisibleText'), text(blank)],
    others: [nothingVisible],
  }),
  VisibleText: kind('text of one line, not empty', {
    ...textDue,
    list: 'joined',
    inList: [plainText],
    forms: [someText, digits, tolerated(ref('UsualText'), asUsualText)],
    others: [nothingVisible],
  }),
  TextRow: {
    ...kind('text of one line, not empty', {
      ...textDue,
      list: null,
      forms: [someText, tolerated(ref('UsualText'), asUsualText)],
    }),
    'x-row-needs': [],
  },
  Phone: {
    ...ref('Text'),
    description: 'one phone number, of the US where it names no country (rulings A18)',
    'x-unless-phone': 'not one phone number: shown as it was sent, without a link',
  },
  Texts: {
    description: 'texts',
    anyOf: [
      { type: 'array', items: { ...ref('VisibleText'), 'x-effect': 'could not be read' } },
      tolerated(ref('VisibleText'), 'one text where a list of texts is due'),
      ...keyedLists(ref('VisibleText'), 'a list of texts'),
    ],
  },
  Id: kind('id, digit by digit as sent (rulings A14)', {
    ...textDue,
    inList: [plainText],
    forms: [
      someText,
      tolerated(
        { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
        'a number where text is due',
      ),
    ],
    others: [
      found(number, 'a number whose digits cannot be known where an id is due'),
      nothingVisible,
    ],
  }),
  RegionName: kind(
    `a region's key, name or abbreviation in any case: ${regionTexts.join(', ')} (rulings A4)`,
    {
      ...textDue,
      forms: [
        { type: 'string', enum: regionKeys },
        regionForm,
        tolerated(ref('RegionObject'), asUsualText),
      ],
      others: [unknownRegion, nothingVisible],
    },
  ),
  RegionText: { description: 'the text of a region', ...text(region) },
  RegionObject: {
    description: 'an object with the text of a region under one of the usual names',
    ...objectWith(ref('RegionText')),
  },
  RegionNames: {
    description: 'regions, each as `RegionName`',
    anyOf: [
      { type: 'array', items: ref('RegionName') },
      tolerated({ anyOf: [regionForm, text(regionList)] }, 'one text where a list of texts is due'),
      ...keyedLists(ref('RegionName'), 'a list of texts'),
    ],
  },
} satisfies Readonly<Record<string, Described>>;
