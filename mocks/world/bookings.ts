import { regionKeys, regions, type RegionKey } from '../../src/domain/region/region.ts';
import { closeMs } from './calendar.ts';
import { badContents, goodContent, mixedTitle, unknownRepTitle, type Content } from './contents.ts';
import { createReviews, reviewCause } from './reviews.ts';
import type { BookedEvent, Fix } from './event.ts';
import { badPhone, goodPhone, shortCustomerName } from './people.ts';
import { pick, quota, rotation, steps, type Random } from './random.ts';
import { rates, shares, wrongFactor, wrongOverall } from './rates.ts';
import { pendingToAssign, repByDigits, repChoices, unknownFieldAgent, type Rep } from './reps.ts';
import type { Team } from './team.ts';
import { createValidator, serviceCodesIn } from './validation.ts';

const otherStates = ['california', 'florida'] as const satisfies RegionKey[];

/** Makes the bookings of a day. A day of `sizeFactor` times the size has as many alerts as an ordinary one. */
export function bookings(random: Random, date: string, team: Team, sizeFactor: number) {
  const perRegion = Object.fromEntries(
    regionKeys.map((key) => [
      key,
      { isGood: quota(random), nextRep: rotation(random, repChoices[key], steps.golden) },
    ]),
  ) as Record<RegionKey, { isGood: ReturnType<typeof quota>; nextRep: () => Rep }>;
  const validate = createValidator(team.designated);
  const nextBad = badContents(random);
  const good = team.rota(random, 'good', steps.root2);
  const bad = team.rota(random, 'bad', steps.root3);
  const chance = () => quota(random);
  const is = {
    reviewed: chance(),
    checked: chance(),
    unknownRep: chance(),
    pendingRep: chance(),
    ownName: chance(),
    fixed: chance(),
    badPhone: chance(),
    duplicate: chance(),
  };
  const wrong = new Map<string, (share: number) => boolean>();
  const lastIn = new Map<RegionKey, BookedEvent>();
  const reviewOf = createReviews(random, date);
  const monthFactor = wrongFactor(date) / wrongOverall;
  const fixFromMs = closeMs(date) + 5 * 60_000;

  function isWrong(region: RegionKey, telemarketer: string): boolean {
    const cell = `${region} ${telemarketer}`;
    let next = wrong.get(cell);
    if (next === undefined) wrong.set(cell, (next = quota(random)));
    return next(rates[region].wrong * team.wrongShare(telemarketer) * monthFactor);
  }

  function repName(content: Content, rep: Rep, telemarketer: string): string {
    if (!content.hasRep) return pick(random, ['N/A', '', 'Unknown']);
    if (content.customer !== '' && is.unknownRep(shares.unknownRep)) return unknownFieldAgent;
    if (is.pendingRep(shares.pendingRep)) return pendingToAssign;
    return is.ownName(shares.telemarketerAsRep) ? telemarketer : rep.name;
  }

  function fixOf(title: string, rep: Rep): Fix | null {
    if (!is.fixed(shares.fixedByColleague)) return null;
    const salesRep = (repByDigits(title) ?? rep).name;
    const reason =
      random() < 0.6 ? 'Manual correction for unknown field agent' : 'Confirmed by phone';
    return { salesRep, reason, ms: fixFromMs + Math.floor(random() * 1_200) * 1_000 };
  }

  return (id: string, region: RegionKey, bookedMs: number): BookedEvent => {
    const { isGood, nextRep } = perRegion[region];
    const rep = nextRep();
    const isProper = isGood(rates[region].valid);
    const content = isProper ? goodContent(random, region, rep) : nextBad(rep);
    const telemarketer = content.telemarketer ?? (isProper ? good() : bad());
    const salesRep = repName(content, rep, telemarketer);
    let { title, customer } = content;
    if (salesRep === unknownFieldAgent && isProper) title = unknownRepTitle(random, title, rep);
    let phone = is.badPhone(shares.badPhone) ? badPhone(random) : goodPhone(random);
    const before = lastIn.get(region);
    if (isProper && before && is.duplicate(shares.duplicate)) ({ customer, phone } = before);

    const event = { title, customer, telemarketer, region, appMadeBy: content.appMadeBy };
    let validation = validate(event);
    const open = validation.rule === 'full-validation' || validation.rule === 'none';
    const share = validation.status === 'valid' ? shares.reviewedValid : shares.reviewedInvalid;
    const needsReview = open && is.reviewed(share / sizeFactor);
    const kind = reviewCause(random);
    if (needsReview && isProper && kind !== 'other') {
      if (kind === 'common-name') customer = shortCustomerName(random);
      else title = mixedTitle(random, rep);
      validation = validate({ ...event, title, customer });
    }
    const checked = is.checked(shares.checked) || needsReview;
    const agreed = !checked || !isWrong(region, telemarketer);
    const validatedMs = bookedMs + Math.floor(60 + random() * 840) * 1_000;
    const elsewhere = random() < shares.otherState;
    const booked: BookedEvent = {
      id,
      date,
      bookedMs,
      validatedMs,
      region,
      title,
      customer,
      telemarketer,
      salesRep,
      validation,
      phone: content.hasRep ? phone : '',
      confidence: needsReview ? Math.floor(46 + random() * 40) : validation.confidence,
      review: needsReview ? reviewOf(validation, kind, validatedMs, agreed) : null,
      fix: salesRep === unknownFieldAgent ? fixOf(title, rep) : null,
      // A service code without a customer is an unfinished booking.
      isBlockedTime: validation.rule === 'instant-invalid' && serviceCodesIn(title).length === 0,
      checked,
      agreed,
      detectedState: regions[elsewhere ? pick(random, otherStates) : region].name,
      detectedConfidence: Math.floor((elsewhere ? 52 : 86) + random() * 14),
    };
    if (isProper) lastIn.set(region, booked);
    return booked;
  };
}
