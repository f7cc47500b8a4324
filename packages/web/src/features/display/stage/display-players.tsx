import type { SeatId } from '@moonrise/engine';
import type { BoardToken, HouseSign, HouseView } from '../../../shared/board/house-view.ts';
import type { GameView, RoomView } from '../../../shared/connection/snapshot.ts';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { type NameOf, roleOf } from '../../../shared/rules/sentences.ts';
import { heldLives } from '../../../shared/stage/held-lives.ts';
import { useHeld } from '../../../shared/stage/shown-rows.ts';
import { castCount, openVotes } from '../../../shared/story/log/votes.ts';
import { defaultLook } from '../../../shared/story/views/story-cast.ts';
import { useLazyPart } from '../../../shared/ui/loading/use-lazy-part.ts';
import { inRow } from '../../../shared/words/lists.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from './display-players.module.css';

const board = () => import('../../../shared/board/board.tsx').then(({ StillBoard }) => StillBoard);

interface DisplayPlayersProps {
  readonly room: RoomView;
  readonly game: GameView;
  readonly rules: RulesEntry;
  readonly nameOf: NameOf;
}

/** The village: who is alive, who speaks, and the votes. */
export function DisplayPlayers({ room, game, rules, nameOf }: DisplayPlayersProps) {
  const t = useWords();
  const StillBoard = useLazyPart(board);
  const { seats, frames, cards } = game.state;
  const votes = openVotes(frames.at(-1));
  const secret = castCount(game.log);
  const lives = heldLives(game.log, useHeld().heldFrom);
  const lookOf = (seat: SeatId) => game.looks[seat] ?? defaultLook(seat);
  const houses = seats.map(({ id, alive }): HouseView => {
    const voters = votes.filter(({ targets }) => targets.includes(id)).map(({ seat }) => nameOf(seat));
    const player = room.players.find((one) => one.id === game.ids[id]);
    const signs: readonly (HouseSign | false)[] = [
      player !== undefined && player.id === room.host_id && 'host',
      frames.at(-1)?.floor?.speaker === id && 'speaking',
      votes.some(({ seat }) => seat === id) && 'chosen',
      player?.played_by_bot === true && 'bot',
    ];
    return {
      seat: id,
      name: nameOf(id),
      look: lookOf(id),
      isAlive: lives.get(id) ?? alive,
      isYou: false,
      signs: signs.filter((sign) => sign !== false),
      role: lives.has(id) ? undefined : roleOf(rules, cards[id]),
      votes: voters.length > 0 ? t('table.votesBy', { n: voters.length, names: inRow(t, voters) }) : '',
    };
  });
  const tokens = votes.flatMap(({ seat, targets }): readonly BoardToken[] =>
    targets.map((to, i) => ({ key: `${seat} ${i}`, from: seat, to, look: lookOf(seat) })),
  );
  const centre = cards.slice(seats.length).map((_, i) => ({
    place: seats.length + i,
    name: nameOf(seats.length + i),
    number: i + 1,
    votes: '',
  }));
  const living = houses.filter(({ isAlive }) => isAlive).length;
  return (
    <div className={classes.players}>
      {secret !== null && <p className={classes.secret}>{t('display.cast', { n: secret })}</p>}
      <div className={classes.village}>
        {StillBoard && (
          <StillBoard label={t('table.village', { n: living })} houses={houses} cards={centre} tokens={tokens} />
        )}
      </div>
    </div>
  );
}
