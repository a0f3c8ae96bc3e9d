import { site } from '#content/site.ts'
import type { AppDeps } from './app-deps.ts'
import { adminGuard } from './areas/admin/guard.ts'
import { nobody } from './areas/admin/logins.ts'
import { type AdminOptions, adminRoutes } from './areas/admin/routes.ts'
import { Sessions } from './areas/admin/sessions.ts'
import type { Area } from './areas/area.ts'
import { calculatorRoutes } from './areas/calculators/routes.ts'
import { desk } from './areas/community/desk.ts'
import { formRoutes, takeForms } from './areas/community/forms.ts'
import type { CommunityReading } from './areas/community/reading.ts'
import { communityRoutes } from './areas/community/routes.ts'
import { factRoutes } from './areas/facts/routes.ts'
import type { FollowedSymbols } from './areas/market/followed-symbols.ts'
import { onlyBundled } from './areas/market/published.ts'
import { marketRoutes } from './areas/market/routes.ts'
import { screenerRoutes } from './areas/market/screener-routes.ts'
import { ScreenerUniverse } from './areas/market/screener-universe.ts'
import { searchRoutes } from './areas/market/search-routes.ts'
import { mcpRoutes } from './areas/mcp/routes.ts'
import { noMedia } from './areas/media/media-store.ts'
import { indexRoutes } from './areas/openapi/routes.ts'
import { planRoutes } from './areas/plans/routes.ts'
import { feedRoutes } from './areas/posts/feed-routes.ts'
import { pictureRoutes } from './areas/posts/picture-routes.ts'
import { postRoutes } from './areas/posts/routes.ts'
import { questionRoutes } from './areas/questions/routes.ts'
import { ratesRoutes } from './areas/rates/routes.ts'
import { drawTold, type PagesOptions } from './routes/pages.ts'

const noHistory = { history: async () => null }
const noSearch = { sources: [], find: async () => null }
const noFollowed = (now: () => number): Pick<FollowedSymbols, 'lines'> => ({
  lines: async (symbols) => ({
    timestamp: new Date(now()).toISOString(),
    lines: [],
    missing: symbols.map((symbol) => ({ symbol, why: 'unknown' })),
    reason: null,
    failingSince: null,
  }),
})

/** Bytes an area takes whose questions have no body worth the name. */
export const SMALL_BODY = 1_024

/** The parts of the API, each in a scope of its own. */
export function areas(
  deps: AppDeps & { readonly reading: CommunityReading; readonly now: () => number },
  steady: () => number,
  today: () => string,
  shown: PagesOptions,
): readonly Area[] {
  const { bodyBytes } = deps.limits
  const { community } = deps.store
  const communityDesk = desk(community, deps.readScenario ?? (async () => null))
  return [
    { name: 'openapi', bodyBytes: SMALL_BODY, routes: indexRoutes },
    { name: 'calculators', bodyBytes, routes: (app) => calculatorRoutes(app, deps.calculators) },
    { name: 'plans', bodyBytes, routes: (app) => planRoutes(app, deps.plans) },
    { name: 'questions', bodyBytes, routes: (app) => questionRoutes(app, deps.questions) },
    { name: 'facts', bodyBytes: SMALL_BODY, routes: factRoutes },
    {
      name: 'market',
      bodyBytes: SMALL_BODY,
      routes: (app) =>
        marketRoutes(app, {
          feed: deps.feed,
          history: deps.history ?? noHistory,
          refreshPerMinute: deps.limits.refreshPerMinute,
          now: steady,
          onRefreshed: deps.onRefreshed,
        }),
    },
    {
      name: 'symbols',
      bodyBytes: SMALL_BODY,
      routes: (app) =>
        searchRoutes(app, {
          feed: deps.feed,
          search: deps.search ?? noSearch,
          followed: deps.followed ?? noFollowed(deps.now),
          now: steady,
        }),
    },
    {
      name: 'screener',
      bodyBytes: SMALL_BODY,
      routes: (app) => screenerRoutes(app, deps.companies ?? new ScreenerUniverse({ screenerFile: undefined })),
    },
    {
      name: 'rates',
      bodyBytes: SMALL_BODY,
      routes: (app) => ratesRoutes(app, deps.rates ?? onlyBundled()),
    },
    { name: 'mcp', bodyBytes, routes: (app) => mcpRoutes(app, deps) },
    {
      name: 'posts',
      bodyBytes: SMALL_BODY,
      routes: (app) => {
        postRoutes(app, deps.store.posts)
        pictureRoutes(app, deps.store.posts)
        feedRoutes(app, {
          posts: deps.store.posts,
          origin: deps.publicOrigins[0] ?? site.origin,
          today,
        })
      },
    },
    {
      name: 'community',
      bodyBytes,
      routes: (app) =>
        communityRoutes(app, {
          store: deps.reading,
          desk: communityDesk,
          origin: deps.publicOrigins[0] ?? site.origin,
        }),
    },
    {
      name: 'community forms',
      bodyBytes,
      parsers: takeForms,
      routes: (app) =>
        formRoutes(app, {
          store: community,
          desk: communityDesk,
          draw: (request, reply, told) => drawTold(shown, request, reply, told),
        }),
    },
  ]
}

/** Bytes of one article with everything around it. */
const ARTICLE_BODY = 1_048_576

/** The administration: for whoever has signed in, and known to no description. */
export function adminArea(
  deps: AppDeps,
  { now, ...rest }: Pick<AdminOptions, 'now' | 'today' | 'isPage' | 'lessonWords' | 'onOut'>,
): Area {
  const { publicOrigins, logins = nobody, checkPassword } = deps
  const { admin: store, manuscripts, corrections, pictures, posts } = deps.store
  const media = { media: deps.media ?? noMedia, pictures }
  const sessions = new Sessions(store, logins, now)
  const check = checkPassword ? { check: checkPassword } : {}
  const { moderation } = deps.store.community
  return {
    name: 'admin',
    bodyBytes: ARTICLE_BODY,
    guard: adminGuard({ sessions, publicOrigins }),
    routes: (app) =>
      adminRoutes(app, {
        store,
        sessions,
        logins,
        manuscripts,
        posts,
        corrections,
        media,
        moderation,
        publicOrigins,
        now,
        ...rest,
        ...check,
      }),
  }
}
