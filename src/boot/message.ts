/** Replaces the page, so that the app finds no place to start in. */
export function showMessage(heading: string, textOf: () => string, ...others: Element[]): void {
  const show = () => {
    const alert = document.createElement('div');
    alert.setAttribute('role', 'alert');
    const [title, text] = [document.createElement('h1'), document.createElement('p')];
    title.textContent = heading;
    text.textContent = textOf();
    alert.append(title, text);
    const box = document.createElement('main');
    box.id = 'boot';
    // Its style sheet may be lost, or newer than the browser.
    box.style.font = 'max(16px, 2vmin) sans-serif';
    box.append(alert, ...others);
    document.body.textContent = '';
    document.body.append(box);
  };
  // The app's script is deferred: it runs after this event.
  if (document.readyState === 'loading')
    document.addEventListener('readystatechange', show, { once: true });
  else show();
}
