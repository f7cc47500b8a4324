import type { Follower, Story } from './story.ts';

interface Reading {
  readonly lastN: number; // the reader has the packets up to this number
  readonly send: Follower; // called with each packet after the reader has caught up
  readonly failed: (error: unknown) => void; // the story cannot be made
}

/**
 * One reader of a story. It is asked for one packet after the other, and gets new ones sent once it has caught up. A reader with a
 * higher `lastN` than there are packets has seen another game, and gets this one from the start.
 */
export class StoryReader {
  private readonly story: Story;
  private readonly reading: Reading;
  private n: number | null = null; // packets read so far; null: not known yet
  private slice: readonly string[] = [];
  private place = 0; // in the slice
  private unfollow: () => void = () => {};
  private isClosed = false;

  constructor(story: Story, reading: Reading) {
    this.story = story;
    this.reading = reading;
  }
  /** The next packet. `later`: more time is needed to make it. Undefined: there is none, the rest will be sent. */
  next(): string | 'later' | undefined {
    if (this.isClosed) return undefined;
    try {
      return this.read();
    } catch (error) {
      this.close();
      this.reading.failed(error);
      return undefined;
    }
  }
  close(): void {
    this.isClosed = true;
    this.slice = [];
    this.unfollow();
  }

  private read(): string | 'later' | undefined {
    const { story } = this;
    const { lastN, send } = this.reading;
    if (this.n === null && lastN > story.length && !story.isComplete) {
      story.advance();
      return 'later';
    }
    this.n ??= lastN <= story.length ? lastN : 0;
    if (this.n === story.length && !story.isComplete) story.advance();
    if (this.n < story.length) return this.packetAfter(this.n++);
    if (!story.isComplete) return 'later';
    this.slice = [];
    this.unfollow = story.follow((packet, moment) => void (this.isClosed || send(packet, moment)));
    return undefined;
  }
  private packetAfter(n: number): string | undefined {
    if (this.place === this.slice.length) {
      this.slice = this.story.packetsAfter(n);
      this.place = 0;
    }
    return this.slice[this.place++];
  }
}
