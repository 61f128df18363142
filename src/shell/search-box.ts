import { type ChangeEvent, useState } from 'react';
import { cleanLine } from '../domain/text/clean.ts';
import { longestSearch, type SearchName } from '../paths.ts';
import { changeSearch, useSearchText } from './location.ts';

/** The attributes of a search box whose words are in the URL under a name (C16). */
export function useSearchBox(name: SearchName) {
  const words = useSearchText(name);
  const [typed, setTyped] = useState('');
  const write = (text: string) => changeSearch({ [name]: cleanLine(text) });
  return {
    type: 'search',
    autoComplete: 'off',
    maxLength: longestSearch,
    // The URL has no blank at the end, and may have got other words since.
    value: cleanLine(typed) === words ? typed : words,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      write(target.value);
    },
  } as const;
}
