import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bus } from '../../../bus/bus.ts';

/** Tests for every bus. `join` returns the bus of one more node. */
export function busContract(name: string, join: () => Promise<Bus>): void {
  describe(`the bus contract over ${name}`, () => {
    let nodes: Bus[];
    beforeEach(async () => {
      nodes = [await join(), await join(), await join()];
    });
    afterEach(async () => void (await Promise.all(nodes.map((node) => node.close()))));
    const heardBy = (node: number): Map<string, number> => {
      const heard = new Map<string, number>();
      (nodes[node] as Bus).onTold((stream, seq) => heard.set(stream, seq));
      return heard;
    };

    test('a hint of one node reaches all others', async () => {
      const heard = [heardBy(1), heardBy(2)];
      nodes[0]?.tell('game/a', 7);
      await expect.poll(() => heard.map((one) => one.get('game/a'))).toEqual([7, 7]);
    });

    test('after many hints every node knows the last row of each stream', async () => {
      const heard = heardBy(1);
      for (let seq = 1; seq <= 50; seq++) for (const stream of ['game/a', 'room/b']) nodes[0]?.tell(stream, seq);
      await expect.poll(() => [heard.get('game/a'), heard.get('room/b')]).toEqual([50, 50]);
    });

    test('every listener of a node is called', async () => {
      const heard = [heardBy(2), heardBy(2)];
      nodes[1]?.tell('room/a', 1);
      await expect.poll(() => heard.map((one) => one.get('room/a'))).toEqual([1, 1]);
    });

    test('a closed bus receives nothing and can still be called', async () => {
      const [gone, there] = [heardBy(0), heardBy(2)];
      await nodes[0]?.close();
      nodes[0]?.tell('game/a', 1);
      nodes[1]?.tell('game/b', 2);
      await expect.poll(() => there.get('game/b')).toBe(2);
      expect(gone.has('game/b')).toBe(false);
      await nodes[0]?.close();
    });
  });
}
