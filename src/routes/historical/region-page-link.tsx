import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { regionKeys, regionOf, regions, type RegionKey } from '../../domain/region/region.ts';
import { statePath } from '../../paths.ts';

interface RegionPageLinkProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** A text that names a region leads to its dashboard; any other is as it is. */
export function RegionPageLink({ text, children }: RegionPageLinkProps) {
  const key = regionIn(text);
  if (key === null) return children;
  return (
    <Link href={statePath(key)} className="hover:underline">
      {children}
    </Link>
  );
}

/** The region of a text, or the one whose name stands in it: 'Florida appointments'. */
function regionIn(text: string): RegionKey | null {
  const named = regionKeys.filter((key) =>
    new RegExp(`\\b${regions[key].name}\\b`, 'i').test(text),
  );
  return regionOf(text) ?? (named.length === 1 ? (named[0] ?? null) : null);
}
