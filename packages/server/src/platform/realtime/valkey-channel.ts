import { errorForLog, type Logger } from '../http/log.ts';
import type { Valkey } from '../valkey/valkey.ts';
import type { OpenChannel } from './relay-channel.ts';

/** Uses a channel of Valkey on a connection of its own. */
export const valkeyChannel =
  (valkey: Valkey, name: string, log: Logger): OpenChannel =>
  ({ onMessage, onOpen, onLost }) => {
    const connection = valkey.duplicate();
    let isOpen = false;
    let hasSubscribed = false;

    function open(): void {
      isOpen = true;
      log.info('relay connected');
      onOpen();
    }
    function lose(error: unknown): void {
      // Every failed attempt to reconnect is an error too.
      if (!isOpen) return;
      isOpen = false;
      log.warn({ error: errorForLog(error) }, 'relay disconnected');
      onLost();
    }
    connection.on('error', lose);
    // After a lost connection, the client has subscribed again by then.
    connection.on('ready', () => hasSubscribed && open());

    async function connect(): Promise<void> {
      await connection.connect();
      await connection.subscribe(name, onMessage);
      hasSubscribed = true;
      open();
    }
    connect().catch(lose);

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
        if (connection.isReady) await connection.close();
        else connection.destroy();
      },
    };
  };
