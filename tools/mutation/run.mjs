// node tools/mutation/run.mjs [any argument of `stryker run`]
import { extraBinary, haveExtra } from '../extra/install.mjs';
import { runInherited } from '../process.mjs';

haveExtra();
const stryker = extraBinary('@stryker-mutator/core', 'stryker');
const config = 'tools/mutation/stryker.config.mjs';
process.exit(await runInherited([...stryker, 'run', config, ...process.argv.slice(2)]));
