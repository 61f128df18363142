import { Headset, UserRoundPen } from 'lucide-react';
import { Link } from 'wouter';
import type { Appointment } from '../../api/entities/appointment.ts';
import { appointmentToken } from '../../domain/appointment/token.ts';
import { isHiddenInRepLists } from '../../domain/people/rep-name.ts';
import { isNamed } from '../../domain/people/telemarketer.ts';
import { excerpt, isBlank } from '../../domain/text/plain-text.ts';
import { correctionPath, rowsPath } from '../../paths.ts';
import { KeyHints } from '../../shell/docked.tsx';
import { buttonClass } from '../../ui/button.tsx';

const large = 'h-10! px-4! text-body! max-sm:h-11!';

interface ActionsProps {
  readonly row: Appointment;
  /** Whether there is a list to step through. */
  readonly canStep: boolean;
}

/** Where an appointment leads; always in view. */
export function Actions({ row, canStep }: ActionsProps) {
  const telemarketer = row.telemarketer.trim();
  return (
    <footer className="border-line flex-none border-t px-5 pt-3.5 pb-3 max-sm:px-4">
      <div className="flex gap-2 max-sm:flex-col">
        <Link
          href={correctionPath(appointmentToken(row))}
          className={`${buttonClass(isHiddenInRepLists(row.salesRep) ? 'primary' : 'secondary')} ${large}`}
        >
          <UserRoundPen aria-hidden className="icon" />
          Correct rep
        </Link>
        {isNamed(telemarketer) && (
          <Link
            href={rowsPath('all', { telemarketer })}
            className={`${buttonClass()} ${large} min-w-0`}
          >
            <Headset aria-hidden className="icon" />
            <span className="truncate">
              Show all by <bdi>{excerpt(telemarketer, 100)}</bdi>
            </span>
          </Link>
        )}
      </div>
      <KeyHints
        hints={[
          ...(canStep ? [[['J', 'K'], 'next, previous'] as const] : []),
          ...(isBlank(row.phone) ? [] : [[['C'], 'copy phone'] as const]),
          [['Esc'], 'close'],
        ]}
      />
    </footer>
  );
}
