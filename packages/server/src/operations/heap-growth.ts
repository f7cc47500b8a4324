import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap grow to twice what is in use before all of it is looked through again. V8 alone allows a server that allocates slowly
 * a fifth, so it looked through 400 MB twice a minute, and players waited. For the whole process.
 */
export function collectSeldom(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
