import { errorForLog, type Logger } from '../http/log.ts';
import type { Valkey } from '../valkey/valkey.ts';
import type { OpenChannel } from './relay-channel.ts';

/** Uses a channel of Valkey on a connection of its own. */
export const valkeyChannel =
  (valkey: Valkey, name: string, log: Logger): OpenChannel =>
  ({ onMessage, onOpen, onLost }) => {
    const connection = valkey.duplicate();
    let isOpen = false;
    let closed = false;

    function lose(error: unknown): void {
      if (isOpen && !closed) log.warn({ error: errorForLog(error) }, 'relay disconnected');
      isOpen = false;
      onLost();
    }
    connection.on('error', lose);
    connection.on('ready', () => {
      isOpen = true;
      log.info('relay connected');
      onOpen();
    });
    const opened = connection
      .connect()
      .then(() => connection.subscribe(name, onMessage))
      .catch(lose);

    return {
      async send(messages) {
        if (!isOpen) return false;
        try {
          await Promise.all(messages.map((message) => connection.publish(name, message)));
          return true;
        } catch (error) {
          lose(error);
          return false;
        }
      },
      async close() {
        closed = true;
        await opened;
        if (connection.isReady) await connection.close().catch(() => connection.destroy());
        else connection.destroy();
      },
    };
  };
