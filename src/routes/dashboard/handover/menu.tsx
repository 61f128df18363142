import { Copy, Link, Printer, Table } from 'lucide-react';
import { use, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { showNumber } from '../../../domain/number/format.ts';
import { countText } from '../../../domain/text/count-text.ts';
import { toClipboard } from '../../../shell/clipboard.ts';
import { ReportWantedContext } from '../../../shell/print/report-wanted.ts';
import { useToast } from '../../../shell/toasts.ts';
import { saveCsv } from '../save-csv.ts';
import './menu.css';
import { nextItem } from './next-item.ts';
import { useHandover } from './use-handover.ts';

/** More rows are saved by a second press, after their count. */
const mostRowsAtOnce = 10_000;

interface HandoverMenuProps {
  readonly onClose: () => void;
}

function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}

/** The menu of 'Copy summary' (visual.md 08). It stands behind its button, which gets the focus back. */
export function HandoverMenu({ onClose }: HandoverMenuProps) {
  const { list, filter, rows, summary, link } = useHandover();
  const reportWanted = use(ReportWantedContext);
  const toast = useToast();
  const [refused, setRefused] = useState('');
  const [isToSave, setIsToSave] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const preview = useId();
  const lines = summary();
  const close = () => {
    (panel.current?.previousElementSibling as HTMLElement | null)?.focus();
    onClose();
  };
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const pressed = ({ target }: PointerEvent) => {
      if (!panel.current?.parentElement?.contains(target as Node)) onClose();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const copy = async (what: string, text: string, description: string) => {
    if (await toClipboard(text)) {
      close();
      toast({ title: `${what} copied`, description });
      return;
    }
    setRefused(text);
    toast({
      title: `${what} not copied`,
      description: 'This browser blocks copying. The text is selected, to copy by hand.',
      destructive: true,
    });
  };
  const items = [
    {
      label: 'Copy summary',
      hint: countText(lines.length, 'line'),
      Icon: Copy,
      run: () => void copy('Summary', lines.join('\n'), countText(lines.length, 'line')),
    },
    {
      label: 'Copy link',
      hint: 'this view',
      Icon: Link,
      run: () =>
        void copy('Link', link(), 'Opens this view and compares it with what you see now.'),
    },
    {
      label: isToSave ? `Save ${showNumber(rows.length)} rows` : 'CSV',
      hint: isToSave ? 'press again' : countText(rows.length, 'row'),
      Icon: Table,
      isOff: rows.length === 0,
      run: () => {
        if (rows.length > mostRowsAtOnce && !isToSave) {
          setIsToSave(true);
          return;
        }
        saveCsv(list, filter, rows, () => undefined);
        close();
      },
    },
    {
      label: 'Print',
      hint: '1 page',
      Icon: Printer,
      run: () => {
        close();
        reportWanted.set(true);
      },
    },
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Tab goes on from the button.
      if (event.key === 'Escape') event.preventDefault();
      close();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const found = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const at = found.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const next = nextItem(
      event.key,
      at,
      items.map(({ label }) => label),
    );
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    found[next]?.focus();
  };
  return (
    // The keys are those of the menu in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} className="handover" onKeyDown={onKeyDown}>
      {refused === '' ? (
        <p id={preview}>{lines.slice(0, 2).join('\n')}</p>
      ) : (
        <textarea
          key={refused}
          ref={selectAll}
          aria-label="To copy by hand"
          readOnly
          rows={5}
          value={refused}
        />
      )}
      <div role="menu" aria-label="Copy summary">
        {items.map(({ label, hint, Icon, isOff = false, run }, at) => (
          <button
            key={hint === 'press again' ? 'CSV' : label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={isOff || undefined}
            aria-describedby={at === 0 && refused === '' ? preview : undefined}
            onClick={() => {
              if (!isOff) run();
            }}
          >
            <Icon aria-hidden className="icon" />
            {label}
            <small>{hint}</small>
          </button>
        ))}
      </div>
    </div>
  );
}
