import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import { appointmentRow, dashboardBody } from '../rows.ts';

const cardNamed = (name: string) => screen.getByRole('region', { name });

it('a part above its whole is no share, and is named (rulings C19)', async () => {
  const name = 'Ana Torres';
  await mountScreen(`/?view=telemarketer&telemarketer=${name}`, {
    appointments: [appointmentRow()],
    dashboard: dashboardBody(),
    telemarketers: [],
    learningMetrics: {
      telemarkerterAccuracy: { [name]: { correct: 20, total: 14, accuracy: 142.9 } },
    },
    monthly: {
      months: [
        {
          month: '2026-11',
          totalValidAppointments: 50,
          telemarketers: { [name]: { totalAppointments: 109 } },
        },
      ],
    },
  });
  const text = "Ana Torres: more than the month's total of 50";
  expect(cardNamed('November 2026, to date')).toHaveTextContent(`109${text}`);
  expect(cardNamed('Share of each month')).toHaveTextContent('–');
  expect(cardNamed('Share of each month')).toHaveTextContent(text);
  expect(cardNamed('AI accuracy')).toHaveTextContent('–Correct: more than the total of 14');
  expect(document.body).not.toHaveTextContent(/218%|142\.9%/);
});
