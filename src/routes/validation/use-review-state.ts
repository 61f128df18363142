import { useLayoutEffect, useReducer } from 'react';
import { changeDialog } from '../../shell/location.ts';
import { initialReview, reviewReducer } from './review-state.ts';

/** What the reviewer is doing, with the open alert in the URL too (rulings C16). */
export function useReviewState(inUrl: string) {
  const [state, dispatch] = useReducer(reviewReducer, inUrl, initialReview);
  const { alert } = state;
  useLayoutEffect(() => changeDialog('alert', alert), [alert]);
  return [state, dispatch] as const;
}
