// For programs that write games: Node's own SHA-256 is several times as fast as the engine's.
import { hash } from 'node:crypto';
import { canonical, type Hash, type Heading, type Link } from '../game-file.ts';

export const fastHash: Hash = (text) => hash('sha256', text);

/** Chains one row after the other, each as the JSON text that stands in the document. */
export function chain(heading: Heading): (link: Link) => string {
  let last = fastHash(canonical(heading));
  return ({ seq, at, command, events }) => {
    const [asked, followed] = [canonical(command), canonical(events)];
    last = fastHash(`["${last}",${seq},${at},${asked},${followed}]`);
    return `{"seq":${seq},"at":${at},"command":${asked},"events":${followed},"hash":"${last}"}`;
  };
}
