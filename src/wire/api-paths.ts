/** The addresses of the public API. What stands under them keeps its meaning while the version stays; see decision 0036. */
export const API_VERSION = '1'
export const API_ROOT = '/api/v1'

export const apiPaths = {
  root: API_ROOT,
  openapi: `${API_ROOT}/openapi.json`,
  calculators: `${API_ROOT}/calculators`,
  plans: `${API_ROOT}/plans`,
  questions: `${API_ROOT}/questions`,
  facts: `${API_ROOT}/facts`,
  market: `${API_ROOT}/market`,
  rates: `${API_ROOT}/rates`,
  fx: `${API_ROOT}/fx`,
  posts: `${API_ROOT}/posts`,
  community: `${API_ROOT}/community`,
} as const

/** The addresses of before there were versions. They answer the same. */
export const formerPaths = {
  openapi: '/api/openapi.json',
  calculators: '/api/calculators',
  plans: '/api/plan',
  market: '/api/market',
  rates: '/api/rates',
  fx: '/api/fx',
  posts: '/api/posts',
} as const satisfies Partial<Record<keyof typeof apiPaths, string>>

/** Asked by the pages alone, at the address the specification gives it. */
export const REFRESH_PATH = '/api/refresh-market-data'
