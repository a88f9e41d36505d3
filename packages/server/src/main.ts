import { join } from 'node:path';
import { PRODUCT_NAME } from '@machine/contract';
import { readConfig, startServer } from './index.ts';
import { explainFailure } from './start-error.ts';

const BUILT_APP = join(import.meta.dirname, '../../../app/dist');

try {
  const config = readConfig(process.env);
  const running = await startServer({ ...config, staticDir: config.staticDir ?? BUILT_APP });
  let isStopping = false;
  const stop = () => {
    // Whoever asks twice does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    void running.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  console.log(`${PRODUCT_NAME}: ${running.url}`);
  for (const url of running.otherUrls) console.log(`Also at ${url}`);
} catch (error) {
  console.error(explainFailure(error, process.env.LOG_LEVEL));
  // At once: what was opened before the failure must not keep the process.
  process.exit(2);
}
