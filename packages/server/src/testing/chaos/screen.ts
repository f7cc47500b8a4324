export interface ShownOffer {
  readonly act: string;
  readonly pick: number;
  readonly targets: readonly (string | number)[];
  readonly text?: number;
}
export interface ShownPrompt {
  readonly slot: string;
  readonly required: boolean;
  readonly offers: readonly ShownOffer[];
  readonly chosen?: unknown;
}
export interface ShownRoom {
  readonly status: string;
  readonly host_id: string | null;
  readonly players: readonly { readonly id: string; readonly ready: boolean }[];
}
/** The unchecked data of a packet. */
export type PacketData = Readonly<Record<string, unknown>>;
