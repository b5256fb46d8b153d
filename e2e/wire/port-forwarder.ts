import { connect, createServer, type AddressInfo } from 'node:net';

/** Port that forwards to a printer which is started later, and only for the test that needs it. */
export interface PortForwarder {
  readonly port: number;
  forwardTo: (port: number) => void;
  close: () => Promise<void>;
}

export async function openPortForwarder(): Promise<PortForwarder> {
  let target = 0;
  const server = createServer((socket) => {
    // Port 0 has no target: the connection fails at once.
    const onward = connect(target, '127.0.0.1');
    socket.pipe(onward).pipe(socket);
    socket.on('error', () => onward.destroy());
    onward.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    forwardTo: (port) => {
      target = port;
    },
    close: async () => {
      server.unref();
      server.close();
    },
  };
}
