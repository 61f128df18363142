// The least that a page with React can be: what all figures of the bench are held against.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#root');
if (root) createRoot(root).render(createElement('h1', null, 'A page with nothing but React on it'));
