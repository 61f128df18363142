export { FilterBar, NothingFound, useFilter } from './filter-bar.tsx';
export { AppointmentRows, FilteredAppointments } from './filtered-appointments.tsx';
