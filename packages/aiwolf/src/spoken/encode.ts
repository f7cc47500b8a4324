import { execFile } from 'node:child_process';
import type { Config } from '../config/config.ts';
import { type AudioSegment, cutIntoSegments } from './transport-stream.ts';

type EncoderSettings = Pick<Config['tts_broadcaster'], 'ffmpeg_path' | 'convert_args' | 'target_duration'>;
const MOST_BYTES = 64 * 1024 * 1024; // of one encoded sound
const LONGEST_RUN = 60_000; // ms, before ffmpeg is killed

/** Turns a sound file into segments. One ffmpeg runs for each, without temporary files. */
export const encode = (
  sound: Buffer,
  settings: EncoderSettings,
  signal: AbortSignal,
): Promise<readonly AudioSegment[]> => segmentsOf(['-i', 'pipe:0'], sound, settings, signal);

/** One segment of silence. */
export async function encodeSilence(settings: EncoderSettings, signal: AbortSignal): Promise<AudioSegment> {
  const seconds = String(settings.target_duration / 1000);
  const source = ['-f', 'lavfi', '-t', seconds, '-i', 'anullsrc=r=24000:cl=mono'];
  const [silence] = await segmentsOf(source, Buffer.alloc(0), settings, signal);
  if (!silence) throw new Error('ffmpeg made no sound.');
  return silence;
}

async function segmentsOf(
  source: readonly string[],
  input: Buffer,
  { ffmpeg_path, convert_args, target_duration }: EncoderSettings,
  signal: AbortSignal,
): Promise<readonly AudioSegment[]> {
  const quiet = ['-hide_banner', '-loglevel', 'error'];
  const output = ['-muxdelay', '0', 'pipe:1']; // a time stamp for each frame, so that it can be cut anywhere
  const made = await new Promise<Buffer>((resolve, reject) => {
    const options = {
      encoding: 'buffer',
      maxBuffer: MOST_BYTES,
      timeout: LONGEST_RUN,
      killSignal: 'SIGKILL',
      signal,
    } as const;
    const child = execFile(
      ffmpeg_path,
      [...quiet, ...source, ...convert_args, ...output],
      options,
      (error, stdout, stderr) => (error ? reject(new Error(reasonOf(error, stderr))) : resolve(stdout)),
    );
    child.stdin?.on('error', () => {}); // it ended early; its exit code tells why
    child.stdin?.end(input);
  });
  return cutIntoSegments(made, target_duration / 1000);
}
function reasonOf(error: Error, stderr: Buffer): string {
  const [line] = String(stderr).trim().split('\n');
  return line || error.message;
}
