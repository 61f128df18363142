import { expect, it } from 'vitest';
import { phoneHref } from './phone.tsx';

it.each([
  ['(555) 014-7526', 'tel:+15550147526'],
  ['555.014.7526', 'tel:+15550147526'],
  ['+1 555 014 7526', 'tel:+15550147526'],
  ['15550147526', 'tel:+15550147526'],
  ['014-7526', null],
  ['(555) 014-7526 x12', null],
  ['555 014 7526, 555 014 7527', null],
  ['call me', null],
  ['', null],
])('the link of %j is %j', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
