import { whenIdle } from '../../ui/lazy.ts';

/** The code of the lower half, which has parts of the first stat card too; fetched in an idle moment. */
export async function lowerHalfCode() {
  await new Promise<void>(whenIdle);
  return import('./lower-half.tsx');
}
