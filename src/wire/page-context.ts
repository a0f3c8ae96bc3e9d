import type {
  CommunityText,
  CommunityThread,
  TagCounts,
  TextState,
  ThreadList,
  ThreadListQuery,
  ThreadSummary,
} from './community.ts'
import type { LessonCorrection } from './corrections.ts'
import type { MarketAnswer } from './market.ts'
import type { Post, PostList, PostTag } from './posts.ts'

/** Which articles of the blog: those of a tag, those that hold every one of these words, a page or as many as one answer holds. */
export interface PostsAsked {
  readonly tag?: string
  readonly words?: string
  readonly isWhole?: boolean
}

/** What a rendered page may read from the store. Each call may reject with a `Response` of 503: the store is away for the moment. */
export interface PageStore {
  /** A page of the blog, newest first, without bodies: the first one, or the one behind a place (`postPlace`). */
  listPosts(after?: string, asked?: PostsAsked): Promise<PostList>
  /** Every tag with how many articles have it, by name. */
  postTags(): Promise<readonly PostTag[]>
  /** The newest articles with their bodies, for the feeds. */
  newestPosts(limit: number): Promise<readonly Post[]>
  findPost(slug: string): Promise<Post | null>
  /** The address of an article that was at this one before; null where none was. */
  movedPost(slug: string): Promise<string | null>
}

/** What a rendered page may read of the community. Rejects as `PageStore` does. */
export interface PageCommunity {
  list(asked: ThreadListQuery): Promise<ThreadList>
  find(id: string, after?: string): Promise<CommunityThread | null>
  similar(words: string): Promise<readonly ThreadSummary[]>
  tags(): Promise<TagCounts>
  /** A text as its writer may read it, to change it; null where the secret does not open it. */
  own(id: string, secret: string): Promise<(CommunityText & { readonly title: string }) | null>
}

/** What a form sent without scripts led to; the page it was sent from says so and keeps what was typed. */
export interface FormTold {
  /** Which form of the page: 'ask', 'answer', 'edit', 'delete', 'accept', 'vote', 'flag'. */
  readonly form: string
  readonly isDone: boolean
  /** Why not, as the API says it; '' where it is done. */
  readonly code: string
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
  /** What was typed, by the names of the fields. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** The text it was about. */
  readonly textId: string | null
  /** Of a new text: where it is, how it stands, and the secret that opens it, to be shown this once. */
  readonly written: {
    readonly id: string
    readonly path: string
    readonly state: TextState
    readonly secret: string
  } | null
}

/**
 * What the server hands to a page it renders. In the app: `context.get(pageContext)` in a loader, `loadContext.get(pageContext)`
 * in entry.server; the nonce goes on `<Scripts>`, `<ScrollRestoration>` and `renderToPipeableStream`.
 * While pages are pre-rendered there is no server, so the nonce is empty (those scripts are allowed by their hash) and the store null.
 */
export interface PageContext {
  readonly nonce: string
  readonly requestId: string
  readonly store: PageStore | null
  readonly community: PageCommunity | null
  readonly told: FormTold | null
  /** What opens the text that comes from a form of this page; null: the page makes one. */
  readonly formSecret: string | null
  /** The day the page is drawn for, 'YYYY-MM-DD'; empty while pages are pre-rendered: then it is the day of the build. */
  readonly today: string
  /** The newest market values; null while pages are pre-rendered, and before the first values came. */
  readonly market: MarketAnswer | null
  /** Corrections of lessons that are out, where the page drawn is a lesson’s or the list of them; none while pages are pre-rendered. */
  readonly corrections: readonly LessonCorrection[]
  /** Whether anybody can sign in to the administration; false while pages are pre-rendered. */
  readonly isAdminSetUp: boolean
  /** The last touch on a page's HTML before it leaves; finished pages get theirs where they are kept. */
  readonly finish: (html: string) => string
}

const key = Symbol.for('truepenny.page-context')
const shared = globalThis as { [key]?: { defaultValue: PageContext } }

/**
 * The key of the page context in React Router's context map. The map compares keys by identity, and the built app carries its
 * own copy of this file: keeping the key in one global slot makes both copies the same key.
 */
export const pageContext: { defaultValue: PageContext } = shared[key] ?? {
  defaultValue: {
    nonce: '',
    requestId: '',
    store: null,
    community: null,
    told: null,
    formSecret: null,
    today: '',
    market: null,
    corrections: [],
    isAdminSetUp: false,
    finish: (html) => html,
  },
}
shared[key] = pageContext
