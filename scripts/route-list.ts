/**
 * The browser's list of routes, told once: what routes have in common and the files they share stand in it a single time. Each page carries
 * this list, so its bytes count on all of them.
 */
export const HEAD = 'window.__reactRouterManifest='

interface Route {
  readonly id: string
  readonly path?: string
  readonly module: string
  readonly imports?: readonly string[]
}
export interface RouteList {
  /** What wakes the page. */
  readonly entry?: { readonly module: string; readonly imports: readonly string[] }
  readonly routes: Readonly<Record<string, Route>>
}

/** The router's list as it was written, read. */
export const readRouteList = (script: string): RouteList =>
  JSON.parse(script.slice(HEAD.length).replace(/;\s*$/, '')) as RouteList

/**
 * Without what each route imports: only links that fetch ahead read that, and there are none. What a page imports stands in its HTML.
 */
export const withoutImports = (list: RouteList): RouteList => ({
  ...list,
  routes: Object.fromEntries(Object.entries(list.routes).map(([id, route]) => [id, { ...route, imports: [] }])),
})

/**
 * With the file they stand on in place of those whose code is in each page (`standsOn`, by address): the router links to what it lists, and
 * what is linked is fetched.
 */
export function withoutSmall({ entry, ...list }: RouteList, standsOn: Readonly<Record<string, string>>): RouteList {
  const real = (file: string) => standsOn[file] ?? file
  return {
    ...list,
    ...(entry ? { entry: { ...entry, module: real(entry.module), imports: [] } } : {}),
    routes: Object.fromEntries(
      Object.entries(list.routes).map(([id, route]) => [id, { ...route, module: real(route.module) }]),
    ),
  }
}

/** Between the paths of one line: no address has it. */
const GAP = ' '

/**
 * A script that makes the same list again. A line is a file and what its routes are like, then the start of their names, then their paths; a
 * name that is not a start followed by the path, as `screens/landing`, ends without a slash and stands alone.
 */
export function tellRouteList({ routes, ...rest }: RouteList): string {
  const kinds: string[] = []
  const lines = new Map<string, string[]>()
  for (const { id, path, module, ...like } of Object.values(routes)) {
    const kind = JSON.stringify(like)
    if (!kinds.includes(kind)) kinds.push(kind)
    const isNamed = path !== undefined && path !== '' && id.endsWith(`/${path}`)
    const start = isNamed ? id.slice(0, -path.length) : id
    const line = JSON.stringify([module.replace(/^\/assets\/|\.js$/g, ''), kinds.indexOf(kind), start])
    lines.set(line, [...(lines.get(line) ?? []), path ?? GAP])
  }
  const told = [...lines].map(([line, paths]) => [...(JSON.parse(line) as unknown[]), paths.join(GAP + GAP)])
  return `${HEAD}(${make})(${JSON.stringify(rest)},[${kinds.join()}],${JSON.stringify(told)});`
}

/** Runs in the browser, before anything else there: plain words of the language, and short. */
const make = `(rest,kinds,lines)=>{const routes={};for(const[file,kind,start,paths]of lines)for(const path of paths.split("  ")){const id=start.endsWith("/")?start+path:start;routes[id]={id,...path===" "?{}:{path},module:"/assets/"+file+".js",...kinds[kind]}}return{...rest,routes}}`
