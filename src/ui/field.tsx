import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { ignoreHeldEnter } from './button.tsx';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  readonly optional?: boolean;
  readonly error?: string | undefined;
  readonly multiline?: boolean;
}

const box =
  'focus-inside w-full rounded-control border bg-surface px-2.5 py-2 text-body focus-visible:border-accent focus-visible:outline-offset-[-1px]';

/** A labeled text field (D5). */
export function Field({ label, optional, error, multiline, ...rest }: FieldProps) {
  const id = useId();
  const described = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    className: `${box} ${error ? 'border-critical-mark' : 'border-line-control'}`,
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        {label}
        {optional && <span className="text-ink-3 font-normal"> optional</span>}
      </label>
      {multiline ? (
        <textarea {...(rest as ComponentProps<'textarea'>)} {...described} rows={3} />
      ) : (
        <input
          type="text"
          autoComplete="off"
          onKeyDown={ignoreHeldEnter}
          {...rest}
          {...described}
        />
      )}
      {error && (
        <p
          id={`${id}-error`}
          className="text-caption text-critical flex items-center gap-1.5 font-medium"
        >
          <CircleAlert aria-hidden className="icon-small" />
          {error}
        </p>
      )}
    </div>
  );
}
