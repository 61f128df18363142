import type { ComponentProps } from 'react';
import { Button } from '../ui/button.tsx';
import { useDialog } from './dialog-entries.ts';

/** Opens the `Dialog` of this name. */
export function DialogButton({ name, ...rest }: ComponentProps<typeof Button> & { name: string }) {
  const [, setIsOpen] = useDialog(name);
  return <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)} {...rest} />;
}
