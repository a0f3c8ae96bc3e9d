/**
 * What pages share at load, in few files: modules that the same pages begin with lie together, and two such files become one where a page
 * gains more by the request it saves than it loses by bytes it does without. Read from the bundler's own graph, after the parts of a page
 * that only the server runs are gone.
 */
interface Module {
  readonly importedIds: readonly string[]
  readonly code: string | null
}
type Look = (id: string) => Module | null

/** What a request of its own costs a page, in bytes of source: about half a kilobyte on the wire. */
const REQUEST = 2200

interface Part {
  readonly modules: readonly string[]
  readonly pages: ReadonlySet<string>
  readonly size: number
}

/** The modules each page begins with, a page by the id of its entry. */
function loads(pages: readonly string[], look: Look): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>()
  for (const page of pages) {
    const waiting = [page]
    const seen = new Set(waiting)
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (id !== page) users.set(id, (users.get(id) ?? new Set()).add(page))
      for (const next of look(id)?.importedIds ?? [])
        if (!seen.has(next)) {
          seen.add(next)
          waiting.push(next)
        }
    }
  }
  return users
}

const joined = (a: Part, b: Part): Part => ({
  modules: [...a.modules, ...b.modules],
  pages: new Set([...a.pages, ...b.pages]),
  size: a.size + b.size,
})
/** Bytes and requests of all pages together. */
const cost = ({ pages, size }: Part): number => pages.size * (size + REQUEST)

/**
 * The number of its file for each module; what one page alone begins with stays with that page. `isFree`: whether a module may be put into
 * such a file.
 */
export function pageParts(
  pages: readonly string[],
  look: Look,
  isFree: (id: string) => boolean,
): ReadonlyMap<string, number> {
  const bySignature = new Map<string, Part>()
  for (const [id, users] of [...loads(pages, look)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (users.size < 2 || !isFree(id)) continue
    const key = [...users].sort().join('\n')
    const one: Part = { modules: [id], pages: users, size: look(id)?.code?.length ?? 0 }
    const same = bySignature.get(key)
    bySignature.set(key, same ? joined(same, one) : one)
  }
  const parts = [...bySignature.values()]
  for (;;) {
    const pair = pairsByGain(parts).find(([one, other]) => !isCircle(one, other, parts, look))
    if (!pair) break
    const [one, other] = pair
    parts.splice(parts.indexOf(one), 1, joined(one, other))
    parts.splice(parts.indexOf(other), 1)
  }
  return new Map(inOrder(parts, look).flatMap(({ modules }, at) => modules.map((id) => [id, at] as const)))
}

/** What a part stands on before it: the bundler gives a file all that its modules need and no earlier file has. */
function inOrder(parts: readonly Part[], look: Look): readonly Part[] {
  const below = belowOf(parts, look)
  const placed = new Set<Part>()
  const place = (part: Part) => {
    if (placed.has(part)) return
    for (const next of below(part)) if (next !== part) place(next)
    placed.add(part)
  }
  parts.forEach(place)
  return [...placed]
}
/** The parts whose modules a part asks for, itself among them. */
function belowOf(parts: readonly Part[], look: Look): (part: Part) => readonly Part[] {
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part] as const)))
  return ({ modules }) => modules.flatMap((id) => look(id)?.importedIds ?? []).flatMap((id) => partOf.get(id) ?? [])
}

/** Two that are better as one, the most gainful pair first. */
function pairsByGain(parts: readonly Part[]): readonly (readonly [Part, Part])[] {
  const pairs = parts.flatMap((one, at) =>
    parts.slice(at + 1).map((other) => ({ one, other, gain: cost(one) + cost(other) - cost(joined(one, other)) })),
  )
  return pairs
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .map(({ one, other }) => [one, other])
}

/** Whether a file made of both would stand on a third that stands on it: files that stand on each other could not begin. */
function isCircle(one: Part, other: Part, parts: readonly Part[], look: Look): boolean {
  const below = belowOf(parts, look)
  const own = new Set([one, other])
  const waiting = [...own].flatMap(below).filter((part) => !own.has(part))
  const seen = new Set(waiting)
  for (let part = waiting.pop(); part; part = waiting.pop())
    for (const next of below(part)) {
      if (own.has(next)) return true
      if (!seen.has(next)) {
        seen.add(next)
        waiting.push(next)
      }
    }
  return false
}
