import { createHash } from 'node:crypto'

/** A value as a backup holds it: text as it is, numbers as their digits, bytes in base64. */
export type Value = string | null | { readonly base64: string }

/** What a database gave, as a backup holds it. */
export function kept(given: unknown): Value {
  if (given === null || given === undefined) return null
  if (typeof given === 'string') return given
  if (typeof given === 'number' || typeof given === 'bigint' || typeof given === 'boolean') return String(given)
  if (given instanceof Uint8Array) return { base64: Buffer.from(given).toString('base64') }
  throw new TypeError(`A value of type ${typeof given} cannot be kept in a backup.`)
}

/**
 * One name for what a store holds, the same on both databases and in whatever order rows and columns come: the sum of the hashes of all
 * rows, modulo 2^256.
 */
export class ContentHash {
  #sum = 0n
  readonly #rows = new Map<string, number>()

  add(table: string, columns: readonly string[], values: readonly Value[]): void {
    const cells = columns.map((column, index) => [column, values[index] ?? null] as const)
    const text = JSON.stringify([table, cells.toSorted(([a], [b]) => (a < b ? -1 : 1))])
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`))
    this.#rows.set(table, (this.#rows.get(table) ?? 0) + 1)
  }

  get rows(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#rows].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }

  get digest(): string {
    return this.#sum.toString(16).padStart(64, '0')
  }
}
