import { expect, it } from 'vitest';
import { backendOf, cookieOf } from './check-arguments.mjs';

const wrong = (sentence: string): never => {
  throw new Error(sentence);
};

type Text = string | undefined;

const read = {
  URL: (text: Text) => backendOf(text === undefined ? [] : [text], wrong).href,
  cookie: (text: Text) => cookieOf(text, wrong),
};

it.each<[keyof typeof read, Text, string]>([
  ['URL', 'https://backend.example', 'https://backend.example/'],
  ['URL', 'http://127.0.0.1:8787/', 'http://127.0.0.1:8787/'],
  ['URL', 'https://backend.example/team/x', 'https://backend.example/team/x'],
  ['cookie', undefined, ''],
  ['cookie', ' a=b; c=d=e ', 'a=b; c=d=e'],
  ['cookie', 'a=', 'a='],
])('%s %j is read', (what, text, value) => {
  expect(read[what](text)).toBe(value);
});

it.each<[keyof typeof read, Text, string]>([
  ['URL', undefined, 'Its URL is missing'],
  ['URL', 'backend.example', 'it begins with https:// or http://'],
  ['URL', 'localhost:8787', 'begins with https:// or http://'],
  ['URL', 'ftp://backend.example', 'begins with https:// or http://'],
  ['URL', 'https://me@a.example', 'Leave user and password out'],
  ['URL', 'https://a.example/?x=1', 'Leave what follows ? or # out'],
  ['URL', 'https://a.example/#x', 'Leave what follows ? or # out'],
  ['URL', 'https://a.example/team/api//', 'Leave /api out of the URL'],
  ['cookie', '', 'one line'],
  ['cookie', 'a=b\r\nX-Evil: 1', 'one line'],
  ['cookie', 'a=é', 'plain characters'],
  ['cookie', 'set-cookie: a=b', "what follows 'Cookie:'"],
  ['cookie', 'session', 'name=value'],
  ['cookie', '=b', 'name=value'],
])('%s %j is refused', (what, text, sentence) => {
  expect(() => read[what](text)).toThrow(sentence);
});

it('one URL is enough', () => {
  const two = ['https://a.example', 'https://b.example'];
  expect(() => backendOf(two, wrong)).toThrow('One URL, not 2');
});
