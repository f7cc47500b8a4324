/** Why no game starts. */
export type MatchObstacle =
  | { readonly kind: 'stopping' | 'nobody' | 'begun' | 'played' }
  | { readonly kind: 'own'; readonly seats: number; readonly waiting: Readonly<Record<string, number>> } // by team
  | { readonly kind: 'teams'; readonly seats: number; readonly present: readonly string[] }
  | { readonly kind: 'schedule'; readonly missing: readonly string[]; readonly unseen: number };

/** The same as a sentence, for the server's output. */
export function sentenceOf(obstacle: MatchObstacle): string {
  switch (obstacle.kind) {
    case 'stopping':
      return 'The server is shutting down: no more games start.';
    case 'nobody':
      return 'No agent is connected.';
    case 'begun':
      return 'All scheduled games have started.';
    case 'played':
      return 'All scheduled games are finished.';
    case 'own': {
      const counts = Object.entries(obstacle.waiting).map(([team, count]) => `${team} has ${count}`);
      return `A team needs ${obstacle.seats} connections to play against itself: ${counts.join(', ')}.`;
    }
    case 'teams':
      return `${obstacle.seats} different teams are needed; connected: ${obstacle.present.join(', ') || 'none'}.`;
    case 'schedule': {
      const { missing, unseen } = obstacle;
      const names = [...missing, ...(unseen > 0 ? [`${unseen} not seen yet`] : [])];
      return `The next game of the schedule waits for: ${names.join(', ')}.`;
    }
  }
}
