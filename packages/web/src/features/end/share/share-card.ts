import { at } from '../../../shared/install/base.ts';
import { saveFile } from '../../../shared/share/save-file.ts';

/** The picture of an ending, to be shared. */
export interface ShareCard {
  readonly title: string;
  readonly reason: string;
  readonly footer: string;
  readonly people: readonly {
    readonly name: string;
    readonly role: string;
    readonly picture: string;
    readonly hasWon: boolean;
    readonly isAlive: boolean;
  }[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
type Brush = CanvasRenderingContext2D;
type Colour = (token: string) => string;

/** Shares the picture with the system's share sheet if that takes files, else downloads it. */
export async function shareOrSave(card: ShareCard, fileName: string): Promise<boolean> {
  const blob = await paintCard(card);
  if (!blob) return false;
  const file = new File([blob], fileName, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: card.title });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return true; // the player closed the share sheet
    }
  }
  saveFile(blob, fileName);
  return true;
}

async function paintCard(card: ShareCard): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  const pictures = await picturePaths();
  const styles = getComputedStyle(document.documentElement);
  const colour: Colour = (token) => styles.getPropertyValue(token).trim();
  paintSky(brush, colour);
  paintVillage(brush);
  paintWords(brush, card, colour, styles);
  paintPeople(brush, card, colour, styles, pictures);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function paintSky(brush: Brush, colour: Colour): void {
  const sky = brush.createLinearGradient(0, 0, 0, HEIGHT);
  for (const [i, token] of ['--sky-1', '--sky-2', '--sky-3'].entries()) sky.addColorStop(i / 2, colour(token));
  brush.fillStyle = sky;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.fillStyle = colour('--moon-lit');
  brush.beginPath();
  brush.arc(WIDTH - 130, 120, 62, 0, 2 * Math.PI);
  brush.fill();
}

/** The village in the background of the page. */
function paintVillage(brush: Brush): void {
  brush.save();
  brush.translate(0, HEIGHT - 270);
  brush.scale(WIDTH / 1600, WIDTH / 1600);
  for (const path of document.querySelectorAll('svg.skyline path')) {
    brush.fillStyle = getComputedStyle(path).fill;
    brush.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  brush.restore();
}

function paintWords(
  brush: Brush,
  { title, reason, footer }: ShareCard,
  colour: Colour,
  styles: CSSStyleDeclaration,
): void {
  brush.fillStyle = colour('--ink');
  brush.textBaseline = 'alphabetic';
  brush.font = `600 68px ${styles.getPropertyValue('--font-title')}`;
  brush.fillText(title, MARGIN, 128, WIDTH - 3 * MARGIN - 150);
  brush.font = `400 30px ${styles.getPropertyValue('--font-title')}`;
  brush.fillText(reason, MARGIN, 182, WIDTH - 2 * MARGIN - 150);
  brush.fillStyle = colour('--hill-3');
  brush.fillRect(0, HEIGHT - 66, WIDTH, 66);
  brush.fillStyle = colour('--moon-lit');
  brush.font = `600 26px ${styles.getPropertyValue('--font-title')}`;
  brush.fillText(`Moonrise  ·  ${footer}`, MARGIN, HEIGHT - 24, WIDTH - 2 * MARGIN);
}

/** One card per player, as many to a row as fit. */
function paintPeople(
  brush: Brush,
  { people }: ShareCard,
  colour: Colour,
  styles: CSSStyleDeclaration,
  pictures: ReadonlyMap<string, readonly PicturePath[]>,
): void {
  const columns = people.length > 12 ? 7 : people.length > 6 ? Math.ceil(people.length / 2) : people.length;
  const rows = Math.ceil(people.length / columns);
  const width = Math.min(190, (WIDTH - 2 * MARGIN) / columns);
  const height = Math.min(250, 326 / rows);
  for (const [i, person] of people.entries()) {
    const x = MARGIN + (i % columns) * width;
    const y = 218 + (326 - rows * height) / 2 + Math.floor(i / columns) * height;
    brush.fillStyle = colour('--panel');
    brush.beginPath();
    brush.roundRect(x + 5, y + 5, width - 10, height - 10, 14);
    brush.fill();
    const size = Math.min(height - 72, width - 40, 150);
    brush.save();
    brush.translate(x + width / 2 - size / 2, y + 14);
    brush.scale(size / 100, size / 100);
    for (const { d, isCut } of pictures.get(person.picture) ?? []) {
      brush.fillStyle = colour(isCut ? '--panel' : person.hasWon ? '--accent' : '--ink-soft');
      brush.fill(new Path2D(d));
    }
    brush.restore();
    paintLabel(brush, person, { x: x + width / 2, y: y + 14 + size, width: width - 22 }, colour, styles);
  }
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
function paintLabel(
  brush: Brush,
  { name, role, hasWon, isAlive }: ShareCard['people'][number],
  { x, y, width }: Spot,
  colour: Colour,
  styles: CSSStyleDeclaration,
): void {
  const family = styles.getPropertyValue('--font-text');
  brush.textAlign = 'center';
  brush.fillStyle = colour('--ink');
  brush.font = `700 20px ${family}`;
  brush.fillText(`${hasWon ? '★ ' : ''}${name}${isAlive ? '' : ' †'}`, x, y + 22, width);
  brush.fillStyle = colour('--ink-soft');
  brush.font = `400 17px ${family}`;
  brush.fillText(role, x, y + 43, width);
  brush.textAlign = 'start';
}

interface PicturePath {
  readonly d: string;
  readonly isCut: boolean;
}
/** The paths of every role picture, from the page's own sprite. */
async function picturePaths(): Promise<ReadonlyMap<string, readonly PicturePath[]>> {
  try {
    const sprite = await (await fetch(at('/pictures.svg'))).text();
    const symbols = new DOMParser().parseFromString(sprite, 'image/svg+xml').querySelectorAll('symbol');
    return new Map(
      [...symbols].map((symbol) => [
        symbol.id,
        [...symbol.querySelectorAll('path')].map((path) => ({
          d: path.getAttribute('d') ?? '',
          isCut: path.getAttribute('fill') !== 'currentColor',
        })),
      ]),
    );
  } catch {
    return new Map(); // drawn without pictures
  }
}
