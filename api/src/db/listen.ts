import pg from 'pg';

const RECONNECT_MS = 1_000;

export interface Listener {
  close(): Promise<void>;
}

/**
 * Receives the notifications of a channel (`LISTEN`) on a connection of its own, which is opened again after it was lost.
 * Notifications of the time between are lost: `onConnected` is called with each connection, to look for what they were
 * sent for. Rejects when the first connection fails.
 */
export async function listen(
  url: string,
  channel: string,
  onNotification: (payload: string) => void,
  onConnected: () => void,
): Promise<Listener> {
  let current: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const reconnectLater = () => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void connect().catch(reconnectLater), RECONNECT_MS);
  };
  const connect = async () => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
    current = client;
    // A connection that fails while it is being opened is reported by the rejection.
    client.on('error', () => {});
    client.on('notification', ({ payload }) => onNotification(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      disconnect(client);
      throw error;
    }
    if (closed) return disconnect(client);
    client.once('end', reconnectLater);
    onConnected();
  };

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      if (current) disconnect(current);
    },
  };
}

/** Does not wait for the server, which may never answer. */
function disconnect(client: pg.Client): void {
  client.removeAllListeners('end');
  void client.end().catch(() => {});
}
