import { at } from '../../install/base.ts';

interface PictureProps {
  readonly name: string;
  readonly size: number | string;
}

/** A role's picture, by the name that the server sends. Decorative: the role's name stands beside it. */
export function Picture({ name, size }: PictureProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <use href={at(`/pictures.svg#${name}`)} />
    </svg>
  );
}
