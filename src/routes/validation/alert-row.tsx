import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { ValidationAlert } from '../../calls/alerts.ts';
import { opensElsewhere } from '../../shell/links.tsx';
import { ConfidenceFigure } from '../../ui/confidence.tsx';
import { PhoneContent, WideContent } from './alert-content.tsx';
import type { AlertTab } from './alerts.ts';
import type { Review } from './use-review.ts';

const decided = 'grid gap-x-3.5 sm:grid-cols-[76px_48px_minmax(0,1fr)_96px_176px]';

/** The columns of heads and rows. */
export const columnsClass: Readonly<Record<AlertTab, string>> = {
  pending: 'grid gap-x-3.5 sm:grid-cols-[76px_48px_minmax(0,1fr)_136px_112px]',
  reviewed: decided,
  dismissed: decided,
};

/** A ref to an element that takes the focus as soon as `takesFocus` is true. */
export function useFocusTaker<T extends HTMLElement>({ actions }: Review, takesFocus: boolean) {
  const element = useRef<T>(null);
  useEffect(() => {
    if (!takesFocus) return;
    element.current?.focus();
    actions.focusRow(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [takesFocus]);
  return element;
}

interface AlertRowProps {
  readonly alert: ValidationAlert;
  readonly review: Review;
  readonly isPhone: boolean;
  readonly takesFocus: boolean;
}

/** An alert in its list (S2). */
export function AlertRow({ alert, review, isPhone, takesFocus }: AlertRowProps) {
  const { alertId, actions } = review;
  const link = useFocusTaker<HTMLAnchorElement>(review, takesFocus);
  const search = new URLSearchParams(useSearch());
  search.set('alert', alert.id);
  const Content = isPhone ? PhoneContent : WideContent;
  return (
    <a
      ref={link}
      href={`?${search}`}
      data-alert={alert.id}
      aria-haspopup="dialog"
      aria-current={alert.id === alertId || undefined}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        if (!actions.isRepeated(event)) actions.open(alert.id);
      }}
      className={`focus-inside border-line hover:bg-hover aria-[current]:bg-sunken min-h-[62px] w-full items-start gap-y-0.5 border-b px-4 pt-[9px] pb-2 transition-colors aria-[current]:shadow-[inset_3px_0_0_var(--ink)] ${isPhone ? 'grid grid-cols-[48px_minmax(0,1fr)] gap-x-2.5' : columnsClass[review.queue.tab]}`}
    >
      <ConfidenceFigure confidence={alert.confidence} />
      <Content alert={alert} review={review} />
    </a>
  );
}
