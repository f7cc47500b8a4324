const RADIUS = 48;

/** The lit part of the disc: half of the rim, closed by the terminator, which is half an ellipse. */
export function litPath(phase: number): string {
  const turn = phase - Math.floor(phase);
  const isWaxing = turn < 0.5;
  const isCrescent = turn < 0.25 || turn > 0.75;
  const width = Math.abs(Math.cos(2 * Math.PI * turn)) * RADIUS;
  const rim = isWaxing ? 1 : 0;
  const terminator = isWaxing === isCrescent ? 0 : 1;
  return `M50 2A${RADIUS} ${RADIUS} 0 0 ${rim} 50 98A${width.toFixed(2)} ${RADIUS} 0 0 ${terminator} 50 2Z`;
}

const MARIA =
  'M27 27C34 17 47 20 50 27C53 33 46 37 43 42C41 48 30 51 24 46C19 42 22 33 27 27Z' +
  'M58 29C63 24 73 27 75 34C77 42 71 49 64 47C57 45 53 35 58 29Z' +
  'M44 49C50 46 58 49 57 55C55 60 49 57 46 62C43 70 35 80 28 72C23 65 33 55 44 49Z' +
  'M68 55C75 54 79 60 75 66C71 71 64 68 63 63C62 58 64 55 68 55ZM56 80a4 4 0 1 1 0 8a4 4 0 0 1 0-8z';

/** The moon. `phase`: 0 is new, 0.5 full, 1 new again. */
export function Moon({ phase, size }: { readonly phase: number; readonly size: number }) {
  return (
    <svg className="moon" viewBox="0 0 100 100" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r={RADIUS} fill="var(--moon-dark)" />
      <path d={litPath(phase)} fill="var(--moon-lit)" />
      <path d={MARIA} fill="var(--moon-dark)" opacity="0.11" />
    </svg>
  );
}
