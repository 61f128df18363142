export { OpenedContext, createOpened } from './opened.ts';
export { AppointmentDrawer } from './opener.tsx';
