const two = (value: number): string => String(value).padStart(2, '0');

/** A time as the browser's field for date and time has it. */
export function asLocalTime(at: number): string {
  const date = new Date(at);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Undefined: the field is empty or incomplete. */
export function fromLocalTime(text: string): number | undefined {
  const at = new Date(text).getTime();
  return Number.isNaN(at) ? undefined : at;
}
