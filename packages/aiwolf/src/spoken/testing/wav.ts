const RATE = 24_000; // samples per second, as VOICEVOX makes them

/** A sound file with a tone, or with silence at 0 Hz. */
export function wav(seconds: number, hertz = 440): Buffer {
  const samples = Math.round(seconds * RATE);
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20); // PCM
  file.writeUInt16LE(1, 22); // mono
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let i = 0; i < samples; i++)
    file.writeInt16LE(Math.round(8_000 * Math.sin((2 * Math.PI * hertz * i) / RATE)), 44 + i * 2);
  return file;
}
