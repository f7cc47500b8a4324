import type { SeatId } from '@moonrise/engine';
import { Face } from '../../../shared/faces/faces.tsx';
import { useTable } from '../model/use-table.ts';

interface PersonFaceProps {
  readonly seat: SeatId;
  readonly size: number;
}

export function PersonFace({ seat, size }: PersonFaceProps) {
  const { lookOf } = useTable();
  return <Face {...lookOf(seat)} size={size} />;
}
