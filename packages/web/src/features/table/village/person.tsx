import type { SeatId } from '@moonrise/engine';
import { Face } from '../../../shared/faces/faces.tsx';
import { useTable } from '../model/use-table.ts';

interface PersonFaceProps {
  readonly seat: SeatId;
  readonly size: number;
  readonly isNamed?: boolean; // it stands alone, so it says whose it is
}

export function PersonFace({ seat, size, isNamed = false }: PersonFaceProps) {
  const { lookOf, nameOf } = useTable();
  const { face, colour } = lookOf(seat);
  return <Face face={face} colour={colour} size={size} {...(isNamed && { name: nameOf(seat) })} />;
}
