/** One step of an area's schema. Written in the SQL both databases understand. Never edit a released one: add the next. */
export interface Migration {
  /** The folder under `areas/` whose tables it makes. */
  readonly area: string
  /** Counts from 1 in each area. */
  readonly version: number
  readonly name: string
  readonly statements: readonly string[]
}
