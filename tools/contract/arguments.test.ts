import { describe, expect, it } from 'vitest';
import { deadlineMs } from '../../src/api/client.ts';
import { backendOf, cookieOf, timeoutOf } from './check-arguments.mjs';

/** Stands in for what ends the command. */
const wrong = (sentence: string): never => {
  throw new Error(sentence);
};

describe('the URL of a backend', () => {
  it.each([
    ['https://backend.example', 'https://backend.example/'],
    ['http://127.0.0.1:8787/', 'http://127.0.0.1:8787/'],
    ['https://backend.example/team/x', 'https://backend.example/team/x'],
  ])('%s', (text, href) => {
    expect(backendOf([text], wrong).href).toBe(href);
  });

  it.each<[readonly string[], string]>([
    [[], 'Its URL is missing'],
    [['backend.example'], 'it begins with https:// or http://'],
    [['localhost:8787'], 'begins with https:// or http://'],
    [['ftp://backend.example'], 'begins with https:// or http://'],
    [['https://a.example', 'https://b.example'], 'One URL, not 2'],
    [['https://me@a.example'], 'Leave user and password out'],
    [['https://a.example/?x=1'], 'Leave what follows ? or # out'],
    [['https://a.example/#x'], 'Leave what follows ? or # out'],
    [['https://a.example/api'], 'Leave /api out of the URL'],
    [['https://a.example/team/api//'], 'Leave /api out of the URL'],
  ])('%j is none', (texts, sentence) => {
    expect(() => backendOf([...texts], wrong)).toThrow(sentence);
  });
});

describe('a cookie', () => {
  it.each([
    [undefined, ''],
    ['a=b', 'a=b'],
    [' a=b; c=d=e ', 'a=b; c=d=e'],
    ['a=', 'a='],
  ])('%s', (text, cookie) => {
    expect(cookieOf(text, wrong)).toBe(cookie);
  });

  it.each([
    ['', 'one line'],
    ['a=b\r\nX-Evil: 1', 'one line'],
    ['a=é', 'plain characters'],
    ['Cookie: a=b', "what follows 'Cookie:'"],
    ['set-cookie: a=b', "what follows 'Cookie:'"],
    ['session', 'name=value'],
    ['=b', 'name=value'],
  ])('%j is none', (text, sentence) => {
    expect(() => cookieOf(text, wrong)).toThrow(sentence);
  });
});

describe('a timeout', () => {
  it.each([
    [undefined, deadlineMs],
    ['2', 2_000],
    ['0.5', 500],
    ['30', 30_000],
  ])('%s', (text, ms) => {
    expect(timeoutOf(text, wrong)).toBe(ms);
  });

  it.each(['0', '-1', '31', 'soon', '', 'Infinity'])('%j is none', (text) => {
    expect(() => timeoutOf(text, wrong)).toThrow('up to 30');
  });
});
