import { safeStorage } from '../ui/store.ts';

export function reserveSinceStrip(): void {
  const [from = '', until = ''] = (safeStorage('local').get('last-look') ?? '').split('|');
  if (+from <= Date.now() && Date.now() < +until)
    document.documentElement.setAttribute('data-since', '');
}
