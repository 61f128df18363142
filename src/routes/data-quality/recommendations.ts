import type { DataQuality } from '../../calls/quality.ts';
import type { Rows } from '../../api/tolerant.ts';
import { isWhole } from '../../api/received.ts';
import { countText, listText } from '../../domain/text/words.ts';
import { invalidPhones } from './call-backs.ts';
import { emptyOf } from './report.ts';
import { withViolations } from './violations.ts';

export const recommendationsTitle = 'Recommendations';

/**
 * The spec's text, which is good news only where the report counts no problem; another one where a count is not known, the
 * report lists problems that it does not count, or a part of it could not be read (rulings A13, A19).
 */
export function emptyRecommendations(data: DataQuality | undefined, list: Rows<unknown>) {
  const { phoneIssuesFound, duplicatesFound, validationErrors } = data?.summary ?? {};
  const problems = [
    phoneIssuesFound && countText(phoneIssuesFound, 'phone issue'),
    duplicatesFound && countText(duplicatesFound, 'duplicate'),
    validationErrors && countText(validationErrors, 'validation error'),
  ].filter((text) => typeof text === 'string');
  const empty = emptyOf(data, {
    title: recommendationsTitle,
    text: 'Data Quality Looks Good!',
    list,
    counted: 0,
  });
  if (empty.kind !== 'good' || data === undefined) return empty;
  const { phoneCorrections, duplicates, validationReports } = data;
  const lists = [phoneCorrections, duplicates.duplicateGroups, validationReports];
  const hasListed =
    invalidPhones(phoneCorrections.rows).length > 0 ||
    duplicates.duplicateGroups.rows.length > 0 ||
    withViolations(validationReports.rows).length > 0;
  const of = problems.length === 0 ? '' : ` for ${listText(problems)}`;
  const hint = `The report has no suggestions${of}.`;
  const areCounted = ![phoneIssuesFound, duplicatesFound, validationErrors].includes(null);
  const isUncounted = problems.length === 0 && hasListed;
  if (!areCounted || isUncounted || !lists.every(isWhole))
    return { text: 'No recommendations', hint };
  return problems.length > 0 ? { text: empty.text, hint } : { ...empty, hint };
}
