// Before the first paint: the theme of the URL, of the last choice (src/shell/theme.ts), or of the system.
(function () {
  var theme = new URLSearchParams(location.search).get('theme');
  try {
    theme = theme || localStorage.getItem('theme');
  } catch {
    // Storage may be blocked; the system's theme is then as good.
  }
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
})();
