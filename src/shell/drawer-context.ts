import { createContext } from 'react';

/** Opens the menu drawer; null where the side navigation stands beside the page. */
export const DrawerContext = createContext<(() => void) | null>(null);
