/** Limits that many questions share, and who is asked about. */
export interface HasStatus {
  readonly status: string
}
export const couple = ({ status }: HasStatus): boolean => status === 'joint'

export const balance = { max: 100_000_000, step: 1000 } as const
export const yearly = { per: 'year', max: 10_000_000, step: 500 } as const
