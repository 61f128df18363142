import { useLayoutEffect, useReducer, useState } from 'react';
import { changeSearch, searchText, useSearchText } from '../../shell/location.ts';
import { reviewing, reviewingFrom } from './reviewing.ts';

/** What the reviewer is doing. The alert that is open stands in the URL, too (rulings C16). */
export function useReviewing() {
  const inUrl = useSearchText('alert');
  const [state, send] = useReducer(reviewing, inUrl, reviewingFrom);
  const { alert } = state;
  useLayoutEffect(() => {
    if (searchText('alert') !== alert) changeSearch({ alert });
  }, [alert]);
  // A link, or a tab that was chosen, has changed the URL.
  const [followed, setFollowed] = useState(inUrl);
  if (inUrl !== followed) {
    setFollowed(inUrl);
    send({ type: 'url', alert: inUrl });
  }
  return [state, send] as const;
}
