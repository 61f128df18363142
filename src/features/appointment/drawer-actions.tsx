import { Headset, UserRoundPen } from 'lucide-react';
import type { Appointment } from '../../calls/appointments.ts';
import { appointmentToken } from '../../domain/appointment/token.ts';
import { isHiddenInRepLists, isNamed } from '../../domain/people.ts';
import { excerpt } from '../../domain/text/format.ts';
import { correctionPath, rowsPath } from '../../paths.ts';
import { DockedFooter } from '../../shell/docked.tsx';
import { ButtonLink } from '../../ui/links.tsx';

const largeButton = 'h-10! px-4! text-body! max-sm:h-11!';

interface DrawerActionsProps {
  readonly row: Appointment;
  /** Whether there is a list to step through. */
  readonly canStep: boolean;
}

/** What can be done with an appointment, and the drawer's keys. */
export function DrawerActions({ row, canStep }: DrawerActionsProps) {
  const { telemarketer, phone } = row;
  return (
    <DockedFooter
      hints={{
        ...(canStep && { 'J K': 'next, previous' }),
        ...(phone.text !== '' && { C: 'copy phone' }),
        Esc: 'close',
      }}
    >
      <div className="flex gap-2 max-sm:flex-col">
        <ButtonLink
          href={correctionPath(appointmentToken(row))}
          look={isHiddenInRepLists(row.salesRep) ? 'primary' : 'secondary'}
          className={largeButton}
        >
          <UserRoundPen aria-hidden className="icon" />
          Correct rep
        </ButtonLink>
        {isNamed(telemarketer) && (
          <ButtonLink
            href={rowsPath('all', { telemarketer: telemarketer.sent })}
            className={`${largeButton} min-w-0`}
          >
            <Headset aria-hidden className="icon" />
            <span className="truncate">
              Show all by <bdi>{excerpt(telemarketer.name, 100)}</bdi>
            </span>
          </ButtonLink>
        )}
      </div>
    </DockedFooter>
  );
}
