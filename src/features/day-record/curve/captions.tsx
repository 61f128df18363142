import { widthOf } from '../../../ui/charts/text-width.ts';
import { paceText } from '../rules/pace.ts';
import { beginText, gapText, type Curve } from './model.ts';

const captionsOf = (curve: Curve) =>
  [
    [
      'bg-track',
      curve.band.length > 0 ? curve.usual : '',
      curve.pace && `usual ${paceText(curve.pace)}`,
    ],
    ['hatched', gapText(curve.gaps), gapText(curve.gaps, true)],
    ['', beginText(curve), beginText(curve, true)],
  ] as const;

/** A swatch with its gap, in px. */
const swatch = 16;
/** What letters take of the width that is counted for them. */
const taken = 0.95;

/** How many lines a text takes in a width in px, beside its swatch. */
const linesOf = (text: string, width: number) =>
  Math.ceil((widthOf(text) * taken) / Math.max(1, width - swatch));

/** The captions, each as long as one line has room for; the image's name has them in full. */
const fitting = (curve: Curve, width: number) =>
  captionsOf(curve).map(
    ([look, full, short]) => [look, linesOf(full, width) > 1 && short ? short : full] as const,
  );

/** How many lines the captions take at most, below each other in a width in px. */
export function linesIn(width: number, curve: Curve): number {
  return fitting(curve, width).reduce((all, [, text]) => all + linesOf(text, width), 0);
}

interface CaptionsProps {
  readonly curve: Curve;
  /** In px. */
  readonly width?: number;
}

/** What the band, the hatched and the dotted parts are; nothing of what is not drawn. */
export function Captions({ curve, width = Infinity }: CaptionsProps) {
  return (
    <ul className="text-caption text-ink-2 flex flex-wrap gap-x-3.5 gap-y-0.5 tabular-nums">
      {fitting(curve, width).map(
        ([look, text]) =>
          text !== '' && (
            <li key={look} className="flex gap-1.5">
              {look !== '' && (
                <span aria-hidden className={`mt-[3px] size-2.5 flex-none rounded-[2px] ${look}`} />
              )}
              {look === '' && curve.booked.length > 0 && (
                <svg aria-hidden width="10" height="16" className="flex-none">
                  <line x2="10" y1="8" y2="8" strokeDasharray="2 2" className="stroke-ink-2" />
                </svg>
              )}
              {text}
            </li>
          ),
      )}
    </ul>
  );
}
