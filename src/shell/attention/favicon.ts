const icons = 'link[rel=icon]';
/** From here on the icon says '9+'. */
const most = 10;

/** Shows a count in the tab's icon; 0 restores the icon. They are files, since the policy allows no data URL. */
export function showCountInIcon(count: number): void {
  const file = count > 0 ? `/favicon-${Math.min(count, most)}.svg` : '/favicon.svg';
  const icon = document.querySelector(icons);
  if (icon && icon.getAttribute('href') !== file) icon.setAttribute('href', file);
}
