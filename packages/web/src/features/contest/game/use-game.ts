import { useEffect, useState } from 'react';
import { useToken } from '../../../shared/contest/token.ts';
import { type Followed, followGame } from '../model/follow-game.ts';

/** The packets of a running game. */
export function useGame(id: string): Followed {
  const token = useToken();
  const [followed, setFollowed] = useState<Followed>({ packets: undefined, isOver: false });
  useEffect(() => {
    const stop = new AbortController();
    void followGame(id, token, stop.signal, (next) => stop.signal.aborted || setFollowed(next));
    return () => stop.abort();
  }, [id, token]);
  return followed;
}
