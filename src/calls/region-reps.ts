import { countWhere, sumOf } from '../domain/number/arithmetic.ts';
import { isDesignated, isPendingToAssign, type Person } from '../domain/people.ts';
import { type Region, type RegionKey, regions } from '../domain/region/region.ts';
import { countText, showNumber } from '../domain/text/format.ts';
import { rowsByIdentity } from '../domain/text/spelling.ts';
import { repCounts } from './rep-figures.ts';
import type { SalesRepProfile } from './reps.ts';

/** A row of a state's list of reps. */
export interface RepInRegion {
  readonly rep: Person;
  /** The rep's first profile of the list, of whatever region. */
  readonly profile: SalesRepProfile | null;
  /** The valid appointments of the period; by the rep list while these are not known. */
  readonly count: number;
  /** Whether the rep list has the rep in this region. */
  readonly isListed: boolean;
  /** An unlisted rep may be a telemarketer. */
  readonly isTelemarketer: boolean;
  /** The other region that lists an unlisted rep; null without one. */
  readonly listedAt: Region | null;
}

interface Sources {
  readonly key: RegionKey;
  readonly profiles: readonly SalesRepProfile[];
  /** The valid appointments of all regions; null while they are not known. */
  readonly valid: readonly { readonly salesRep: Person; readonly region: Region }[] | null;
  readonly designated: readonly Person[];
}

export type RegionReps = ReturnType<typeof regionReps>;

/**
 * The reps of a region, each once: first who is listed there, by appointments, then who has appointments without being
 * listed, last 'Pending to assign'. The rows and `withoutRep` add up to the valid appointments (C36).
 */
export function regionReps({ key, profiles, valid, designated }: Sources) {
  const inRegion = valid?.filter(({ region }) => region.key === key) ?? [];
  const booked = repCounts(inRegion);
  const counts = new Map(booked.map(({ subject, all }) => [subject.id, all]));
  const byRep = rowsByIdentity(profiles, ({ rep }) => rep);
  const profileOf = new Map(byRep.map(({ subject, rows }) => [subject.id, rows[0] ?? null]));
  const listedHere = profiles.filter(({ home }) => home === key);
  const listed = rowsByIdentity(listedHere, ({ rep }) => rep)
    .map(({ subject: rep, rows }): RepInRegion => ({
      rep,
      profile: rows[0] ?? null,
      count: valid
        ? (counts.get(rep.id) ?? 0)
        : sumOf(rows, ({ appointmentCount }) => appointmentCount),
      isListed: !isPendingToAssign(rep),
      isTelemarketer: false,
      listedAt: null,
    }))
    .toSorted((a, b) => b.count - a.count);
  const ids = new Set(listed.map(({ rep }) => rep.id));
  const others = booked
    .filter(({ subject }) => !ids.has(subject.id))
    .map(({ subject: rep, all }): RepInRegion => {
      const profile = profileOf.get(rep.id) ?? null;
      const home = isPendingToAssign(rep) ? null : (profile?.home ?? null);
      return {
        rep,
        profile,
        count: all,
        isListed: false,
        isTelemarketer: isDesignated(rep, designated),
        listedAt: home === null ? null : regions[home],
      };
    });
  const withoutRep = inRegion.length - sumOf(booked, ({ all }) => all);
  const rows = [...listed, ...others];
  const pending = rows.filter(({ rep }) => isPendingToAssign(rep));
  return {
    rows: [...rows.filter(({ rep }) => !isPendingToAssign(rep)), ...pending],
    withoutRep,
    /** How many profiles the list has of the region's people (C36, C39). */
    listed: countWhere(listedHere, ({ rep }) => !isPendingToAssign(rep)),
    /** How many listed reps have appointments. */
    active: countWhere(rows, ({ isListed, count }) => isListed && count > 0),
    /** The appointments without a listed rep. */
    unlisted: valid ? sumOf(rows, ({ isListed, count }) => (isListed ? 0 : count)) + withoutRep : 0,
    isBookedKnown: valid !== null,
  };
}

/** '6 listed, 5 with appointments today; 3 appointments with nobody listed', of reps in the days of a period. */
export function repsSentence(reps: RegionReps, days: string): string {
  const { listed, active, unlisted, isBookedKnown } = reps;
  if (!isBookedKnown) return `${showNumber(listed)} listed`;
  const isAll = listed > 0 && listed === active;
  const withSome = `${isAll ? 'all' : showNumber(active)} with appointments ${days}`;
  return `${showNumber(listed)} listed, ${withSome}${unlistedText(unlisted)}`;
}

/** '; 3 appointments with nobody listed', '' for none. */
export function unlistedText(count: number): string {
  return count > 0 ? `; ${countText(count, 'appointment')} with nobody listed` : '';
}
