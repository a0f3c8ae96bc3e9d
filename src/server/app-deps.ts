import type { FastifyBaseLogger } from 'fastify'
import type { Logins } from './areas/admin/logins.ts'
import type { isPassword } from './areas/admin/password-hash.ts'
import type { Opening } from './areas/area.ts'
import type { CalculatorApi } from './areas/calculators/routes.ts'
import type { ScenarioReader } from './areas/community/desk.ts'
import type { MarketFeed } from './areas/market/feed.ts'
import type { FollowedSymbols } from './areas/market/followed-symbols.ts'
import type { HistoryFeed } from './areas/market/history-feed.ts'
import type { KnownCompanies } from './areas/market/screener-universe.ts'
import type { SymbolSearch } from './areas/market/symbol-search.ts'
import type { MediaStore } from './areas/media/media-store.ts'
import type { PlanApi } from './areas/plans/routes.ts'
import type { QuestionApi } from './areas/questions/routes.ts'
import type { KnownRates } from './areas/rates/routes.ts'
import type { RequestLimits } from './config.ts'
import type { SmallFiles } from './finished/finish-html.ts'
import type { Admission } from './http/admission.ts'
import type { OpenConnections } from './http/open-connections.ts'
import type { Hub } from './live/hub.ts'
import type { Turnstile } from './load/turnstile.ts'
import type { RequestMeter } from './metrics/request-meter.ts'
import type { FileChanges } from './routes/file-answers.ts'
import type { BareRenderer, PageRenderer } from './routes/load-context.ts'
import type { SiteFiles } from './routes/site-files.ts'
import type { Store } from './store/open-store.ts'

export interface AppDeps {
  readonly limits: RequestLimits
  readonly publicOrigins: readonly string[]
  readonly trustProxy: readonly string[]
  readonly logger?: FastifyBaseLogger
  readonly store: Pick<Store, 'posts' | 'community' | 'ping' | 'admin' | 'manuscripts' | 'corrections' | 'pictures'>
  readonly feed: MarketFeed
  /** Left out, nobody gives daily prices. */
  readonly history?: Pick<HistoryFeed, 'history'>
  /** Symbols beside our own list; left out, no source knows any. */
  readonly search?: Pick<SymbolSearch, 'sources' | 'find'>
  readonly followed?: Pick<FollowedSymbols, 'lines'>
  readonly hub: Hub
  /** Who may sign in to the administration; left out, nobody. */
  readonly logins?: Logins
  /** Where pictures are kept; left out, there are none. */
  readonly media?: MediaStore
  /** How a password is checked; left out, as it is. */
  readonly checkPassword?: typeof isPassword
  /** Left out: there is room for any number. */
  readonly connections?: OpenConnections
  /** Left out: the invented companies alone. */
  readonly companies?: KnownCompanies
  /** Left out: no published figure is known but those that came with the release. */
  readonly rates?: KnownRates
  readonly calculators: CalculatorApi
  readonly plans: PlanApi
  readonly questions: QuestionApi
  /** Reads the numbers of a calculator that somebody publishes; left out, none can be read. */
  readonly readScenario?: ScenarioReader
  readonly files: SiteFiles
  /** Pages drawn anew while the service runs; left out, every file stays as it is. */
  readonly changes?: FileChanges
  readonly render: PageRenderer | null
  /** Draws what is kept for all; left out, every page is drawn for its visitor. */
  readonly renderBare?: BareRenderer
  /** Code of built files that stands in each page it draws. */
  readonly small?: SmallFiles
  /** Addresses it draws that are one address each. */
  readonly drawn?: ReadonlySet<string>
  /** Whether there are pages to show; left out, there are where the front page is and others can be drawn. */
  readonly isBuilt?: boolean
  readonly isDraining: () => boolean
  /** The day pages are drawn for; left out, it is the day in New York. */
  readonly today?: () => string
  /** Called when a correction of a lesson went out or was taken back; ends when its page says so. Left out, no page is drawn anew. */
  readonly onCorrected?: () => Promise<void>
  /** Called after a manual refresh brought new values. */
  readonly onRefreshed: () => void
  /** The time of day in milliseconds. */
  readonly now?: () => number
  /** Milliseconds of a clock that never goes back, for every limit. */
  readonly steady?: () => number
  /** Who may still ask; left out, it is counted here by `limits`. */
  readonly gate?: Admission
  /** Told of every answer; left out, nobody counts. */
  readonly meter?: RequestMeter
  /** Pages wait here to be drawn; left out, a line is made by `limits`. */
  readonly pages?: Turnstile
  /** Whether every answer of the API is held to its schema, outside production; left out, none is. */
  readonly checksAnswers?: boolean
  /** Told of every route of an area with what it declares; left out, nobody is. */
  readonly onDeclared?: NonNullable<Opening['onDeclared']>
  /** How far this thread is behind (milliseconds); left out, it never is. */
  readonly lag?: { readonly ms: number }
}
