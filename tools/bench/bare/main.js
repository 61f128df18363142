// The smallest page with React, and the same with one API response, as a yardstick for visits.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#root');
if (root) {
  const text = location.search === '?response' ? await figure() : 'A page with nothing but React';
  createRoot(root).render(createElement('h1', null, text));
}

async function figure() {
  const response = await fetch('/api/dashboard');
  const { metrics } = await response.json();
  return `Total Valid Appointments: ${metrics.totalValidAppointments}`;
}
