// The visitors who hinder, in a process of their own: what they take is not the measured visitor's.
import { connect, type Socket } from 'node:net';
import { CROWD } from './requests.ts';

/** Each comes again when the edge has ended it, and sends a byte now and then. */
const BYTE_EVERY_MS = 5_000;
/** Coming all at once would be a burst, not slowness. */
const OPEN_WITHIN_MS = 4_000;

const sockets = new Set<Socket>();
let isOver = false;

function open(port: number, kind: keyof typeof CROWD, index: number): void {
  if (isOver) return;
  const socket = connect(port, '127.0.0.1');
  sockets.add(socket);
  socket.on('error', () => {});
  socket.once('connect', () => socket.write(CROWD[kind].says(index)));
  const dribble = kind === 'slow bodies' || kind === 'slow heads';
  const timer = dribble ? setInterval(() => socket.writable && socket.write('x'), BYTE_EVERY_MS) : undefined;
  socket.resume().once('close', () => {
    clearInterval(timer);
    sockets.delete(socket);
    setTimeout(() => open(port, kind, index), 50);
  });
}

process.on('message', ({ port }: { port?: number }) => {
  isOver = port === undefined;
  if (port === undefined) {
    for (const socket of sockets) socket.destroy();
    process.send?.({ open: 0 });
    return;
  }
  const all = Object.entries(CROWD).flatMap(([kind, { count }]) =>
    Array.from({ length: count }, (_, index) => ({ kind: kind as keyof typeof CROWD, index })),
  );
  for (const [place, { kind, index }] of all.entries())
    setTimeout(() => open(port, kind, index), (OPEN_WITHIN_MS * place) / all.length);
  setTimeout(() => process.send?.({ open: sockets.size }), OPEN_WITHIN_MS + 500);
});
process.once('disconnect', () => process.exit(0));
