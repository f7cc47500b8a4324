import { useLazyPart } from '../ui/loading/use-lazy-part.ts';

const hills = () => import('./hills.ts');

/** The village below the sky, in three layers. It fills any width; roofs may overflow its box at the top. */
export function Skyline() {
  const drawn = useLazyPart(hills);
  return (
    <svg
      className="skyline"
      viewBox="0 0 1600 360"
      preserveAspectRatio="xMidYMax slice"
      overflow="visible"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="var(--hill-1)" d={drawn?.far} />
      <path fill="var(--hill-2)" d={drawn?.middle} />
      <path fill="var(--hill-3)" d={drawn?.near} />
      <path className="skyline-windows" fill="var(--moon-lit)" d={drawn?.windows} />
    </svg>
  );
}
