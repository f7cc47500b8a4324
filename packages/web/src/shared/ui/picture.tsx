interface PictureProps {
  readonly name: string;
  readonly size: number | string;
  readonly label?: string; // by default it only decorates what stands beside it
}

/** A role's picture, by the name that the server tells. */
export function Picture({ name, size, label }: PictureProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden
    <svg
      width={size}
      height={size}
      viewBox="0 0 100 100"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`/pictures.svg#${name}`} />
    </svg>
  );
}
