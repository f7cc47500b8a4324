const user = 'M15 20v-1.5a4.5 4.5 0 0 0-4.5-4.5h-4A4.5 4.5 0 0 0 2 18.5V20M12 7a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0z';
const speaker = 'M3 9h4l6-5v16l-6-5H3z';
const disc = 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0z';

const paths = {
  'arrow-left': 'M20 12H4M10.5 5.5L4 12l6.5 6.5',
  'arrow-right': 'M4 12h16M13.5 5.5L20 12l-6.5 6.5',
  ballot: 'M3 13h18v8H3zM7 13V3h10v10M10 8l1.5 1.5L14.5 6',
  book: 'M12 6c-2.5-2-5.5-2.5-9-2v14c3.5-.5 6.5 0 9 2c2.5-2 5.5-2.5 9-2V4c-3.5-.5-6.5 0-9 2zM12 6v14',
  bot: 'M5 8h14v11H5zM12 8V4M9.5 12.5v2M14.5 12.5v2M2 12v3M22 12v3',
  card: 'M5 3h14v18H5zM15.5 13.3A4 4 0 1 1 11 8a3.6 3.6 0 0 0 4.5 5.3z',
  chat: 'M3 4h18v13h-9l-5 4v-4H3zM8 9h8M8 12.5h5',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  clock: `${disc}M12 7v5l3.5 2`,
  close: 'M5 5l14 14M19 5L5 19',
  copy: 'M9 8h11v13H9zM5.5 16H4V3h11v1.5',
  crown: 'M3 7l4.5 4.5L12 4l4.5 7.5L21 7l-2 10H5zM5 21h14',
  dusk: 'M2 20h20M2 16h2M20 16h2M7 16a5 5 0 0 1 10 0M12 2v6M9.5 5.5L12 8l2.5-2.5M4.5 9L6 10.5M19.5 9L18 10.5',
  eye: 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0z',
  'eye-off':
    'M4 4l16 16M10 5.2c5-.9 9 2 12 6.8a17 17 0 0 1-2.5 3.2M6.2 7.3A16 16 0 0 0 2 12c4 6.5 9.3 8.4 14.3 5.9M10 10a3 3 0 0 0 4 4',
  flag: 'M5 21V4c5-3 9 3 14 0v10c-5 3-9-3-14 0',
  ghost: 'M5 21V10a7 7 0 0 1 14 0v11l-2.4-2l-2.3 2l-2.3-2l-2.3 2l-2.3-2zM9.5 10v1.5M14.5 10v1.5',
  'heart-shield':
    'M12 22c-5-2-8-5.5-8-10V5l8-3l8 3v7c0 4.5-3 8-8 10zM12 16l-3.3-3.4a2.2 2.2 0 0 1 3.3-2.9a2.2 2.2 0 0 1 3.3 2.9z',
  key: 'M12 16a4.5 4.5 0 1 1-9 0a4.5 4.5 0 0 1 9 0zM10.7 12.8L20 3.5M15.5 8l3.5 3.5',
  kick: `${user}M17 8l5 5M22 8l-5 5`,
  language: `${disc}M3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z`,
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4L12 18.4',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v2',
  menu: 'M4 6h16M4 12h16M4 18h16',
  minus: 'M5 12h14',
  moon: 'M20.5 14.5A9 9 0 1 1 9.5 3.5a7.5 7.5 0 0 0 11 11z',
  muted: 'M3 3l18 18M9 4h12v13M4 4.5H3V17h4v4l5-4h4.5',
  paw: 'M12 12c-3 0-5.5 3-5.5 5.5c0 2 1.5 2.8 3 2.3c1.7-.6 3.3-.6 5 0c1.5.5 3-.3 3-2.3C17.5 15 15 12 12 12zM4 10v2M9 4.5v2.5M15 4.5v2.5M20 10v2',
  pause: 'M8 5v14M16 5v14',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  play: 'M7 4.5l12 7.5l-12 7.5z',
  plus: 'M12 5v14M5 12h14',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2M14 20h2M19 19h1v1M7 7h.01M17 7h.01M7 17h.01',
  'ready-check': 'M21 11.5a9 9 0 1 1-5-7.6M8 11l4 4l9-10',
  replay: 'M4 4v5h5M4.3 9A8.5 8.5 0 1 1 3.5 13',
  send: 'M3 11l18-8l-7 18l-3-8zM11 13L21 3',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M19 7a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM11 17a3 3 0 1 1-6 0a3 3 0 0 1 6 0z',
  share: 'M12 3v12M7.5 7.5L12 3l4.5 4.5M5 13v8h14v-8',
  skull: 'M12 3a8 8 0 0 0-8 8c0 3 1.5 5 4 6v4h8v-4c2.5-1 4-3 4-6a8 8 0 0 0-8-8zM9 11v1M15 11v1M12 17.5V21',
  'sound-off': `${speaker}M17 9.5l5 5M22 9.5l-5 5`,
  'sound-on': `${speaker}M16.5 9a4.5 4.5 0 0 1 0 6M19 5.5a9 9 0 0 1 0 13`,
  spectacles:
    'M10 15a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM22 15a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM10 14.5a2 2 0 0 1 4 0M2.5 13L5 6M21.5 13L19 6',
  star: 'M12 3l2.7 5.7l6.3.8l-4.6 4.3l1.2 6.2L12 17l-5.6 3l1.2-6.2L3 9.5l6.3-.8z',
  'step-back': 'M19 5L9 12l10 7zM5 5v14',
  'step-forward': 'M5 5l10 7l-10 7zM19 5v14',
  sun: 'M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  tv: 'M3 7h18v12H3zM8 3l4 4l4-4M8 22h8',
  undo: 'M8 4.5L3.5 9L8 13.5M4 9h10.5a5.5 5.5 0 0 1 0 11H9',
  unlock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 7.7-1.5M12 15v2',
  'user-plus': `${user}M19.5 8v5M17 10.5h5`,
  users: `${user}M16 3.7a3.5 3.5 0 0 1 0 6.6M18.5 14.3a4.5 4.5 0 0 1 3.5 4.2V20`,
  vibrate: 'M8 3h8v18H8zM4 8L2.5 10L4 12L2.5 14L4 16M20 8l1.5 2L20 12l1.5 2l-1.5 2',
} as const;

export type IconName = keyof typeof paths;

/** Decorative: the button or line around it has the text. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
