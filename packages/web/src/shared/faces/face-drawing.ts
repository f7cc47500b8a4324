/** White on the tile: `cut` shows the tile again, `over` is white once more. */
export interface FaceDrawing {
  readonly shape: string;
  readonly cut: string;
  readonly over?: string;
}
