import { describe, expect, it } from 'vitest';
import { noFilter } from '../../domain/appointment/row-filter.ts';
import { appointmentsCsvName } from './csv-name.ts';

describe('the name of a CSV file says region, filter and date', () => {
  const now = Date.parse('2026-11-22T04:59:59Z');

  it.each([
    ['valid', {}, 'all-regions-valid'],
    ['invalid', { region: 'FL', telemarketer: 'Daniel Cole' }, 'florida-invalid-daniel-cole'],
    ['all', { region: 'Nevada', hour: 0, q: 'Zoë  O’Neil' }, 'nevada-all-events-12-am-zoe-o-neil'],
    ['valid', { rep: '../../etc/passwd', status: 'a:b*?"<>|' }, 'all-regions-valid-etc-passwd-a-b'],
    ['valid', { reason: '北京' }, 'all-regions-valid-other'],
    ['valid', { q: 'W'.repeat(9_000) }, `all-regions-valid-${'w'.repeat(30)}`],
  ] as const)('%s, %j: %s', (list, filter, name) => {
    expect(appointmentsCsvName(list, { ...noFilter, ...filter }, now)).toBe(
      `appointments-${name}-2026-11-21.csv`,
    );
  });
});
