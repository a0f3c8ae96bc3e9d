/** What a worker is asked: a method of an area of the API and what it is given. Plain data: it crosses between threads. */
export interface Order {
  readonly area: string
  readonly method: string
  readonly args: readonly unknown[]
}

/** What goes to a worker. */
export interface Asked {
  readonly id: number
  readonly order: Order
}

/** An answer as the bytes of its JSON, written where it was worked out; null when there is nothing under this name. */
export interface WorkedOut {
  readonly status: number
  readonly json: Uint8Array | null
  /** Milliseconds of one core it took. */
  readonly usedMs: number
}

/** What a worker says: that it has loaded, that what it works on gives way to other things, an answer, or what went wrong. */
export type Said =
  | { readonly kind: 'ready' }
  | { readonly kind: 'gives-way'; readonly id: number }
  | ({ readonly kind: 'answer'; readonly id: number } & WorkedOut)
  | { readonly kind: 'failed'; readonly id: number; readonly error: unknown }
