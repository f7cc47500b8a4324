/** White shapes on a tile: `cut` is drawn in the tile's colour, `over` in white above it. */
export interface FaceDrawing {
  readonly shape: string;
  readonly cut: string;
  readonly over?: string;
}
