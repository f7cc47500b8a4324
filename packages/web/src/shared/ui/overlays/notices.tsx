import { Announcer } from './announcer.tsx';
import { Toasts } from './toasts.tsx';
import { usePlace } from './top-layer.ts';

/** Shows toasts and announces texts to screen readers. The page has one, and so has each sheet above it. */
export function Notices() {
  const place = usePlace();
  return (
    <>
      <Toasts place={place} />
      <Announcer place={place} />
    </>
  );
}
