/** Whether the page was opened as `https://user:pass@host/`: fetch refuses its relative URLs, and lazy code would load a second React. */
export function hasCredentials(): boolean {
  const { username, password } = new URL(document.baseURI);
  return username + password !== '';
}

/** Opens the same address without credentials, which the browser keeps for the site. */
export function dropCredentials(): void {
  const url = new URL(location.href);
  url.username = '';
  url.password = '';
  // Else the app would start meanwhile.
  stop();
  location.replace(url);
}
