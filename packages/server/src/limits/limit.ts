/** A limit that the server enforces: its default and the reason for it. `MOONRISE_LIMIT_<NAME>` overrides it. */
export interface Limit {
  readonly group: 'Connections' | 'Rooms' | 'Playing' | 'Time';
  readonly default: number;
  readonly unit: string;
  readonly whole?: false; // fractions are allowed
  readonly why: string;
}
