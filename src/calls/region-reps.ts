import { showNumber, countText } from '../domain/text/format.ts';
import { sumOf } from '../domain/number/arithmetic.ts';
import { isDesignated, isPendingToAssign, type Person } from '../domain/people.ts';
import { type Region, type RegionKey, regions } from '../domain/region/region.ts';
import { listedIn, repCounts } from './rep-figures.ts';

/** A row of a state's list of reps. */
export interface RepInRegion {
  readonly rep: Person;
  /** The appointments of the day, or by the rep list; null: not known. */
  readonly count: number | null;
  /** Whether the rep list has the rep in this region. */
  readonly isListed: boolean;
  /** An unlisted rep may be a telemarketer. */
  readonly isTelemarketer: boolean;
  /** The other region that lists an unlisted rep; null without one. */
  readonly listedAt: Region | null;
}

interface Listed {
  readonly rep: Person;
  readonly home: RegionKey | null;
  readonly appointmentCount: number | null;
}

interface RegionRepsSources {
  readonly key: RegionKey;
  /** The region's valid appointments of the day; null while they are not known. */
  readonly valid: readonly { readonly salesRep: Person }[] | null;
  /** The rep list; null while it is not known. */
  readonly profiles: readonly Listed[] | null;
  readonly designated: readonly Person[];
  /** 'today' */
  readonly days: string;
}

/**
 * The reps of a region, each once, of both calls (rulings C39): first who is listed there, by appointments, then who has
 * appointments without being listed. The rows and `withoutRep` add up to the valid appointments.
 */
export function regionReps({ key, valid, profiles, designated, days }: RegionRepsSources) {
  const booked = valid && repCounts(valid);
  const counts = new Map(booked?.map(({ subject, all }) => [subject.id, all]));
  const homes = new Map(profiles?.map(({ rep, home }) => [rep.id, home]));
  const listedHere = new Map(
    (profiles ? listedIn(profiles, key) : []).map((profile) => [profile.rep.id, profile]),
  );
  const listed = [...listedHere.values()].map(({ rep, appointmentCount }): RepInRegion => ({
    rep,
    count: booked ? (counts.get(rep.id) ?? 0) : appointmentCount,
    isListed: true,
    isTelemarketer: false,
    listedAt: null,
  }));
  const others = (booked ?? [])
    .filter(({ subject }) => !listedHere.has(subject.id))
    .map(({ subject: rep, all }): RepInRegion => {
      // Nobody is listed as 'Pending to assign'.
      const home = isPendingToAssign(rep) ? null : (homes.get(rep.id) ?? null);
      return {
        rep,
        count: all,
        isListed: profiles === null,
        isTelemarketer: isDesignated(rep, designated),
        listedAt: home === null ? null : regions[home],
      };
    });
  const withoutRep = valid === null ? 0 : valid.length - sumOf(booked ?? [], ({ all }) => all);
  const withNobodyListed = sumOf(others, ({ count }) => count ?? 0) + withoutRep;
  const unlisted = profiles && valid ? withNobodyListed : 0;
  const active =
    valid &&
    [...listed, ...others].filter(({ isListed, count }) => isListed && count).map(({ rep }) => rep);
  return {
    rows: [...listed.toSorted((a, b) => (b.count ?? -1) - (a.count ?? -1)), ...others],
    withoutRep,
    /** How many appointments of the day are valid in the region; null while they are not known. */
    valid: valid && valid.length,
    /** The listed reps with appointments, of the day; null while these are not known. */
    active,
    /** The appointments without a listed rep; 0 until both calls have responded. */
    unlisted,
    sentence: sentenceOf({
      listed: profiles && listed.length,
      active: active && active.length,
      unlisted,
      days,
    }),
  };
}

export type RegionReps = ReturnType<typeof regionReps>;

interface Counted {
  readonly listed: number | null;
  readonly active: number | null;
  readonly unlisted: number;
  readonly days: string;
}

/** '6 listed, 5 with appointments today; 3 appointments with nobody listed'. */
function sentenceOf({ listed, active, unlisted, days }: Counted): string {
  const all = listed !== null && listed > 0 && listed === active;
  const parts = [
    listed !== null && `${showNumber(listed)} listed`,
    active !== null && `${all ? 'all' : showNumber(active)} with appointments ${days}`,
  ].filter(Boolean);
  return parts.join(', ') + unlistedText(unlisted);
}

/** '; 3 appointments with nobody listed', '' for none. */
export function unlistedText(count: number): string {
  return count > 0 ? `; ${countText(count, 'appointment')} with nobody listed` : '';
}
