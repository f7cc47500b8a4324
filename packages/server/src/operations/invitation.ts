import { networkInterfaces } from 'node:os';
import qrcode from 'qrcode';

export interface Invitation {
  readonly address: string; // on this machine, or the public URL
  readonly local: readonly string[]; // URLs in the local network
  readonly picture: string | undefined; // a QR code as text
}
interface ListeningAddress {
  readonly host: string;
  readonly port: number;
}

/** The URLs at which people open the game. */
export async function invitation({ host, port }: ListeningAddress, publicUrl: string | null): Promise<Invitation> {
  const isOpen = host === '0.0.0.0' || host === '::';
  const local = isOpen ? localAddresses().map((address) => `http://${address}:${port}`) : [];
  const own = `http://${isOpen ? 'localhost' : bracketed(host)}:${port}`;
  const scanned = publicUrl ?? local[0];
  const picture =
    isOpen && scanned ? await qrcode.toString(scanned, { type: 'utf8', errorCorrectionLevel: 'L' }) : undefined;
  return { address: publicUrl ?? own, local, picture };
}

const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);
const localAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
