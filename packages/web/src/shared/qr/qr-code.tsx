import { useEffect, useState } from 'react';
import classes from './qr-code.module.css';
import { MARGIN, type Squares, squaresOf } from './squares.ts';

/** A QR code as one path, drawn when its library has loaded. Always dark on light: many cameras need that. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [squares, setSquares] = useState<Squares>();
  useEffect(() => {
    let isCurrent = true;
    squaresOf(text).then(
      (drawn) => isCurrent && setSquares(drawn),
      () => undefined, // the code and the link are beside it
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  const side = (squares?.size ?? 29) + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      className={classes.code}
      shapeRendering="crispEdges"
    >
      <title>{label}</title>
      <rect width={side} height={side} className={classes.paper} />
      {squares && <path d={squares.path} className={classes.ink} />}
    </svg>
  );
}
