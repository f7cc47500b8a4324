/** What is behind a figure: never a colour alone. The pattern darkens its colour, so white is legible on both. */
interface Tile {
  readonly colour: string;
  readonly pattern: string;
}

// Any two differ by at least 12 in CIELAB, also to eyes that lack one kind of cone; white on each has 5:1 or more.
export const tiles: readonly Tile[] = [
  {
    colour: '#0c4e71', // slashes
    pattern:
      'M0 0h12l-100 100h-12zM25 0h12l-100 100h-12zM50 0h12l-100 100h-12zM75 0h12l-100 100h-12zM100 0h12l-100 100h-12zM125 0h12l-100 100h-12zM150 0h12l-100 100h-12zM175 0h12l-100 100h-12z',
  },
  {
    colour: '#a8431a', // dots
    pattern:
      'M4 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM24 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM44 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM64 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM84 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM-6 30a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM14 30a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM34 30a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM54 30a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM74 30a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM94 30a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM4 50a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM24 50a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM44 50a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM64 50a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM84 50a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM-6 70a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM14 70a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM34 70a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM54 70a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM74 70a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM94 70a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM4 90a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM24 90a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM44 90a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM64 90a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM84 90a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
  },
  {
    colour: '#4d792c', // ring
    pattern: 'M50 4a46 46 0 1 0 0 92a46 46 0 1 0 0-92zM50 16a34 34 0 1 1 0 68a34 34 0 1 1 0-68z',
  },
  {
    colour: '#62054d', // bars
    pattern: 'M0 5h100v10h-100zM0 25h100v10h-100zM0 45h100v10h-100zM0 65h100v10h-100zM0 85h100v10h-100z',
  },
  {
    colour: '#5467be', // rays
    pattern:
      'M50 50L130 50L127.3 70.7zM50 50L119.3 90L106.6 106.6zM50 50L90 119.3L70.7 127.3zM50 50L50 130L29.3 127.3zM50 50L10 119.3L-6.6 106.6zM50 50L-19.3 90L-27.3 70.7zM50 50L-30 50L-27.3 29.3zM50 50L-19.3 10L-6.6 -6.6zM50 50L10 -19.3L29.3 -27.3zM50 50L50 -30L70.7 -27.3zM50 50L90 -19.3L106.6 -6.6zM50 50L119.3 10L127.3 29.3z',
  },
  {
    colour: '#694723', // checks
    pattern:
      'M0 0h20v20h-20zM40 0h20v20h-20zM80 0h20v20h-20zM20 20h20v20h-20zM60 20h20v20h-20zM0 40h20v20h-20zM40 40h20v20h-20zM80 40h20v20h-20zM20 60h20v20h-20zM60 60h20v20h-20zM0 80h20v20h-20zM40 80h20v20h-20zM80 80h20v20h-20z',
  },
  {
    colour: '#087c60', // chevrons
    pattern:
      'M0 14l50-26l50 26v11l-50-26l-50 26zM0 39l50-26l50 26v11l-50-26l-50 26zM0 64l50-26l50 26v11l-50-26l-50 26zM0 89l50-26l50 26v11l-50-26l-50 26zM0 114l50-26l50 26v11l-50-26l-50 26zM0 139l50-26l50 26v11l-50-26l-50 26z',
  },
  {
    colour: '#9a494e', // posts
    pattern: 'M5 0v100h10v-100zM25 0v100h10v-100zM45 0v100h10v-100zM65 0v100h10v-100zM85 0v100h10v-100z',
  },
  {
    colour: '#6f2f93', // lattice
    pattern:
      'M0 0h7l-100 100h-7zM-100 0h7l100 100h-7zM33 0h7l-100 100h-7zM-67 0h7l100 100h-7zM66 0h7l-100 100h-7zM-34 0h7l100 100h-7zM99 0h7l-100 100h-7zM-1 0h7l100 100h-7zM132 0h7l-100 100h-7zM32 0h7l100 100h-7zM165 0h7l-100 100h-7zM65 0h7l100 100h-7zM198 0h7l-100 100h-7zM98 0h7l100 100h-7z',
  },
  {
    colour: '#2e432d', // frame
    pattern: 'M0 0h100v100h-100zM13 13v74h74v-74z',
  },
  {
    colour: '#81617c', // half
    pattern: 'M0 100L100 0V100z',
  },
  {
    colour: '#5f1100', // waves
    pattern:
      'M0 8q12.5-14 25 0t25 0t25 0t25 0v9q-12.5 14-25 0t-25 0t-25 0t-25 0zM0 28q12.5-14 25 0t25 0t25 0t25 0v9q-12.5 14-25 0t-25 0t-25 0t-25 0zM0 48q12.5-14 25 0t25 0t25 0t25 0v9q-12.5 14-25 0t-25 0t-25 0t-25 0zM0 68q12.5-14 25 0t25 0t25 0t25 0v9q-12.5 14-25 0t-25 0t-25 0t-25 0zM0 88q12.5-14 25 0t25 0t25 0t25 0v9q-12.5 14-25 0t-25 0t-25 0t-25 0zM0 108q12.5-14 25 0t25 0t25 0t25 0v9q-12.5 14-25 0t-25 0t-25 0t-25 0z',
  },
];
