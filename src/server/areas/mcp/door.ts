import type { FactFinder } from './fact-finder.ts'
import type { Findable, Finder } from './finder.ts'

export interface DoorAnswer {
  readonly status: number
  readonly body: unknown
}

/** What the tools reach: the same calculators and plans as the JSON API, charged to whoever asks. */
export interface Door {
  readonly finder: Finder
  /** Where the site stands, without a slash at the end, for links to its pages. */
  readonly origin: string
  /** As the API describes it; null where there is nothing of this name. */
  readonly describe: (one: Findable) => Promise<unknown>
  readonly run: (one: Findable, body: unknown) => Promise<DoorAnswer | null>
  readonly facts: {
    readonly finder: FactFinder
    /** Null for a name nobody has. */
    readonly tell: (name: string, year?: number) => Promise<DoorAnswer | null>
  }
  /** Told of what went wrong inside, which is never told outside. */
  readonly onFailure: (error: unknown) => void
}

/** The page where a person sees the same; undefined where there is none. */
export const pageOf = ({ origin }: Door, { page }: Findable): string | undefined =>
  page === null ? undefined : origin + page
