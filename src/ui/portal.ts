import { createContext } from 'react';

/** Where floating parts are put: inside an open modal, since what is outside of it lies beneath. */
export const PortalContext = createContext<HTMLElement | null>(null);
