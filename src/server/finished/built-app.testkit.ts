/** The smallest built app that React Router takes: a page says its address, the day and the seq of the market values it was given. */
export const builtApp = (wire: string): string => `
import { pageContext } from ${JSON.stringify(wire)}
const entry = async (request, status, headers, _, context) => {
  const { today, market } = context.get(pageContext)
  headers.set('content-type', 'text/html')
  const { pathname } = new URL(request.url)
  if (pathname === '/broken') return new Response('', { status: 500, headers })
  const text = '<p>' + pathname + ' on ' + today + ' with ' + (market ? market.seq : 'nothing') + '</p>'
  return new Response('<html><head></head><script>day("' + today + '")</script>' + text + '</html>', { status, headers })
}
const at = (path) => ({ id: path, path, parentId: 'root', module: { default: () => null, loader: ({ context }) => context.get(pageContext).today } })
export const entry_ = { module: { default: entry } }
export { entry_ as entry }
export const routes = { root: { id: 'root', path: '', module: { default: () => null } }, a: at('a'), b: at('b'), broken: at('broken'), 'market-data': at('market-data'), 'investment-market-menu': at('investment-market-menu') }
export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' }
export const assetsBuildDirectory = '', publicPath = '/', basename = '/', future = {}, ssr = true, isSpaMode = false, prerender = [], routeDiscovery = { mode: 'initial' }
`
