import { useLayoutEffect, useReducer, useState } from 'react';
import { changeSearch, searchText, useSearchText } from '../../shell/location.ts';
import { initialReview, reviewReducer } from './review-state.ts';

/** What the reviewer is doing, with the open alert in the URL too (rulings C16). */
export function useReviewState() {
  const inUrl = useSearchText('alert');
  const [state, dispatch] = useReducer(reviewReducer, inUrl, initialReview);
  const { alert } = state;
  useLayoutEffect(() => {
    if (searchText('alert') !== alert) changeSearch({ alert });
  }, [alert]);
  // A link or a chosen tab changed the URL.
  const [followed, setFollowed] = useState(inUrl);
  if (inUrl !== followed) {
    setFollowed(inUrl);
    dispatch({ type: 'url', alert: inUrl });
  }
  return [state, dispatch] as const;
}
