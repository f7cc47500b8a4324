/** Why no game starts. Teams that are playing now come back by themselves, so they are not missing. */
export type MatchObstacle =
  | { readonly kind: 'stopping' | 'nobody' | 'playing' | 'begun' | 'played' }
  | { readonly kind: 'own'; readonly seats: number; readonly waiting: Readonly<Record<string, number>> } // by team
  | ({ readonly kind: 'teams'; readonly seats: number; readonly present: readonly string[] } & Playing)
  | ({ readonly kind: 'schedule'; readonly missing: readonly string[]; readonly unseen: number } & Playing);
interface Playing {
  readonly playing: readonly string[]; // teams that the next game waits for until their games have ended
}

/** The same as a sentence, for the server's output. */
export function sentenceOf(obstacle: MatchObstacle): string {
  switch (obstacle.kind) {
    case 'stopping':
      return 'The server is shutting down: no more games start.';
    case 'nobody':
      return 'No agent is connected.';
    case 'playing':
      return 'All connected agents are playing.';
    case 'begun':
      return 'All scheduled games have started.';
    case 'played':
      return 'All scheduled games are finished.';
    case 'own': {
      const counts = Object.entries(obstacle.waiting).map(([team, count]) => `${team} has ${count}`);
      return `A team needs ${obstacle.seats} connections to play against itself: ${counts.join(', ')}.`;
    }
    case 'teams': {
      const { seats, present, playing } = obstacle;
      const others = playing.length > 0 ? `; playing: ${playing.join(', ')}` : '';
      return `${seats} different teams are needed; waiting: ${present.join(', ') || 'none'}${others}.`;
    }
    case 'schedule': {
      const { missing, unseen } = obstacle;
      const names = [...missing, ...(unseen > 0 ? [`${unseen} not seen yet`] : [])];
      if (names.length === 0) return 'The next game of the schedule starts when games of its teams have ended.';
      return `The next game of the schedule waits for: ${names.join(', ')}.`;
    }
  }
}
