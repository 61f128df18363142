export { server } from '../mount/network.ts';
