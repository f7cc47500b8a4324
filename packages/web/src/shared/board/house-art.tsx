import { colours } from '../faces/colours.ts';

// Four roofs over a wall from 11 to 89, with the eaves at 34.
const roofs = [
  'M2 37 50 4 98 37Z',
  'M2 37 22 9H78L98 37Z',
  'M2 37 34 5 62 13 98 37Z',
  'M2 37 14 24 24 26 50 4 76 26 86 24 98 37Z',
];
const chimneys = [70, 62, 18, 72];

/** A house, seen from the square. The window is left free: the face looks out of it. */
export function HouseArt({ seat, colour }: { readonly seat: number; readonly colour: number }) {
  const kind = seat % roofs.length;
  return (
    <svg className="house-art" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path className="house-chimney" d={`M${chimneys[kind]} 4h11v26h-11z`} />
      <path className="house-wall" d="M10 32h80v68H10z" />
      <path d={roofs[kind]} fill={colours[colour % colours.length]} />
      <path className="house-edge" d={roofs[kind]} />
    </svg>
  );
}

/** Closed shutters. */
export const Shutters = () => (
  <svg className="house-shutters" viewBox="0 0 64 64" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path className="house-boards" d="M0 0h31v64H0zM33 0h31v64H33z" />
    <path
      className="house-slats"
      d="M5 10h21M5 21h21M5 32h21M5 43h21M5 54h21M38 10h21M38 21h21M38 32h21M38 43h21M38 54h21"
    />
  </svg>
);

/** A pennant on its pole: this player has chosen. */
export const Pennant = () => (
  <svg viewBox="0 0 24 32" aria-hidden="true" focusable="false">
    <path d="M4 1v31" stroke="currentColor" strokeWidth="2.5" />
    <path className="house-flag" d="M5 2 23 8 5 15Z" />
  </svg>
);

/** The host's lantern. */
export const Lantern = () => (
  <svg viewBox="0 0 20 32" aria-hidden="true" focusable="false">
    <path d="M10 0v6M4 9a6 5 0 0 1 12 0" fill="none" stroke="currentColor" strokeWidth="2" />
    <path className="house-lamp" d="M4 10h12l1 13H3z" />
    <path d="M3 9h14v3H3zM2 23h16v4H2zM9 10h2v13H9z" fill="currentColor" />
  </svg>
);

/** Smoke from the chimney: this player is silent to the viewer. */
export const Smoke = () => (
  <svg viewBox="0 0 30 32" aria-hidden="true" focusable="false">
    <path
      d="M12 31c-7-5 6-7 0-12S9 9 16 9c-2-6 9-8 10-2M18 31c-4-4 7-6 3-11 6 0 6-6 1-7"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </svg>
);

/** The well in the middle of the square. */
export const Well = () => (
  <svg className="well" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <ellipse className="well-shade" cx="50" cy="88" rx="44" ry="10" />
    <path className="well-wood" d="M20 30h6v40h-6zM74 30h6v40h-6zM22 38h56v5H22z" />
    <path className="well-roof" d="M10 34 50 6l40 28Z" />
    <path className="well-wood" d="M49 43h2v12h-2zM43 54h14l-2 11H45z" />
    <path className="well-stone" d="M14 64h72l-5 25c-14 8-48 8-62 0Z" />
    <path
      className="well-joints"
      d="M15 72h70M18 81h64M30 64v8M50 64v8M70 64v8M38 72v9M62 72v9M28 81v9M50 81v12M72 81v9"
    />
  </svg>
);
