import { useLazyPart } from '../ui/loading/use-lazy-part.ts';
import { colours } from './colours.ts';

export const FACES = 24;
export const COLOURS = colours.length;

interface FaceProps {
  readonly face: number; // 0-23
  readonly colour: number; // 0-11
  readonly size: number;
  readonly name?: string; // for a face without a name beside it
}

/** A player's face: a drawing on a colour with its own pattern. */
export function Face({ face, colour, size, name }: FaceProps) {
  const background = colours[colour % COLOURS]!;
  return (
    <svg
      className="face"
      viewBox="0 0 100 100"
      width={size}
      height={size}
      style={{ borderRadius: '28%' }}
      focusable="false"
      role="img"
      aria-label={name}
      aria-hidden={name === undefined}
    >
      <path d="M0 0h100v100H0z" fill={background} />
      <Drawing face={face % FACES} colour={colour % COLOURS} background={background} />
    </svg>
  );
}

const drawings = () => import('./face-drawings.ts');

interface DrawingProps {
  readonly face: number;
  readonly colour: number;
  readonly background: string;
}
function Drawing({ face, colour, background }: DrawingProps) {
  const drawn = useLazyPart(drawings);
  const drawing = drawn?.faceDrawings[face];
  if (!drawing) return null;
  return (
    <>
      <path d={drawn?.patterns[colour]} fillOpacity={0.3} fillRule="evenodd" />
      <g transform="translate(8 8) scale(0.84)">
        <path
          d={drawing.shape}
          fill="#fff"
          stroke={background}
          strokeWidth={10}
          strokeLinejoin="round"
          paintOrder="stroke"
        />
        <path d={drawing.cut} fill={background} />
        {drawing.over && <path d={drawing.over} fill="#fff" />}
      </g>
    </>
  );
}
