import { Announcer } from './announcer.tsx';
import { Toasts } from './toasts.tsx';
import { usePlace } from './top-layer.ts';

/** Where notices are shown and read out: one for the page, and one in everything that covers it. */
export function Notices() {
  const place = usePlace();
  return (
    <>
      <Toasts place={place} />
      <Announcer place={place} />
    </>
  );
}
