import { serve } from './serve.ts';
import type { ToWorker } from './messages.ts';

const receive = serve((received) => postMessage(received));
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void receive(data));
