import { serve } from './serve.ts';
import type { Told } from './messages.ts';

const receive = serve((received) => postMessage(received));
addEventListener('message', ({ data }: MessageEvent<Told>) => void receive(data));
