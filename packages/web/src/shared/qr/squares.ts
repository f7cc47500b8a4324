/** A QR code as the path of its dark squares. */
export interface Squares {
  readonly size: number; // modules on a side
  readonly path: string;
}
export const MARGIN = 3; // modules; cameras need a quiet zone

export async function squaresOf(text: string): Promise<Squares> {
  const { create } = await import('qrcode');
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const path = Array.from(data, (isDark, at) =>
    isDark ? `M${MARGIN + (at % size)} ${MARGIN + Math.floor(at / size)}h1v1h-1z` : '',
  ).join('');
  return { size, path };
}
