import { join } from 'node:path';
import { PRODUCT_NAME } from '@machine/contract';
import { readConfig, startServer } from './index.ts';
import { explainFailure } from './platform/start-error.ts';

const BUILT_APP = join(import.meta.dirname, '../../../app/dist');

try {
  const config = readConfig(process.env);
  const running = await startServer({ ...config, staticDir: config.staticDir ?? BUILT_APP }, console.log);
  let isStopping = false;
  const stop = () => {
    // A second signal stops immediately.
    if (isStopping) process.exit(1);
    isStopping = true;
    void running.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  console.log(`${PRODUCT_NAME}: ${running.url}`);
  for (const url of running.otherUrls) console.log(`Also available at ${url}`);
} catch (error) {
  console.error(explainFailure(error, process.env.LOG_LEVEL));
  // Exit explicitly: handles that were opened before the failure could keep the process alive.
  process.exit(2);
}
