import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a key and a certificate for localhost in a folder, and returns their paths; null without openssl.
 * @param {string} folder
 */
export function makeCertificate(folder) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = '-subj /CN=localhost -addext subjectAltName=DNS:localhost';
  const making = `req -x509 -newkey rsa:2048 -nodes -days 2 ${subject}`.split(' ');
  const made = spawnSync('openssl', [...making, '-keyout', key, '-out', cert]);
  if (made.status !== 0) return null;
  for (const path of [folder, cert]) chmodSync(path, 0o755);
  return { key, cert };
}
