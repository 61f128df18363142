import { createContext } from 'react';

/** The element in which tooltips are mounted: an open modal, which covers everything outside it. */
export const PortalContext = createContext<HTMLElement | null>(null);
