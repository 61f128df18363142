import { createContext } from 'react';

/** Where tooltips are mounted: inside an open modal, since all else lies beneath it. */
export const PortalContext = createContext<HTMLElement | null>(null);
