/** What a relay does with a channel. */
export type ChannelHandlers = {
  onMessage: (message: string) => void;
  onOpen: () => void;
  onLost: () => void;
};

/** Sends messages to all processes that have opened the same channel, this one included. */
export type RelayChannel = {
  /** Returns whether the messages were sent; false while disconnected. Never rejects. */
  send(messages: readonly string[]): Promise<boolean>;
  /** Disconnects after the sends that were requested before. */
  close(): Promise<void>;
};

/** Opens a channel, which reconnects by itself. */
export type OpenChannel = (handlers: ChannelHandlers) => RelayChannel;
