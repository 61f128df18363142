export { markStarted, thisPage, type ThisPage } from './this-page.ts';
export { UpdatesProvider } from './updates-provider.tsx';
