/** Of the element above the cards that takes the strip, whose code comes later. */
export const sinceId = 'since';
