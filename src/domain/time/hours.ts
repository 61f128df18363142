export const businessHours = {
  length: '15h',
  text: '8:30 AM - 11:30 PM',
  openMinute: 8 * 60 + 30,
  closeMinute: 23 * 60 + 30,
} as const;

/** The call center's own hours (spec 1), in minutes of the day; the close is exclusive. */
export const callCenterHours = {
  text: 'Monday to Saturday, 9 AM to 9 PM Eastern',
  openMinute: 9 * 60,
  closeMinute: 21 * 60,
} as const;
