import { WrongUsage } from '../arguments.ts';

/** The value of --queue. */
export function redisUrl(text: string): string {
  if (/^rediss?:\/\/\S+$/.test(text) && URL.canParse(text)) return text;
  throw new WrongUsage(`--queue is the address of a Redis, such as redis://cache:6379, not "${text}".`);
}
