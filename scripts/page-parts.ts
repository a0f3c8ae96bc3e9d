/**
 * What pages share at load, in few files: modules that the same pages begin with lie together, and two such files become one where pages
 * gain more by the request they save than they lose by bytes they do without. A page that makes more requests than it may, or is heavier
 * than it may be, counts for more. Read from the bundler's own graph, after the parts of a page that only the server runs are gone.
 */
interface Module {
  readonly importedIds: readonly string[]
  /** Who asks for it at once. */
  readonly importers: readonly string[]
  readonly code: string | null
}
type Look = (id: string) => Module | null

/** What a request of its own costs a page, in bytes of source: about half a kilobyte on the wire. */
const REQUEST = 2200
/** And what it costs a page that makes more of them than it may. */
const REQUEST_TOO_MANY = 60_000
/** Files that a page stands on: with itself, its own file, the list of routes, its style, its font and its icons it makes 14 requests. */
const MOST_FILES = 8
/** Bytes of source, without those of packages, that come to 132 KB with them. */
const MOST_BYTES = 150_000
/** What a byte more than that costs. */
const BYTE_TOO_MANY = 10

interface File {
  readonly modules: readonly string[]
  readonly size: number
  /** Whether it is put together elsewhere. */
  readonly isFixed: boolean
}
interface Page {
  /** Bytes that stay with it. */
  readonly size: number
  /** What its own modules ask for. */
  readonly asks: readonly string[]
}

/** Asked once for each module: the bundler makes its answer anew each time. */
function kept(look: Look): Look {
  const answers = new Map<string, Module | null>()
  return (id) => {
    const known = answers.get(id)
    if (known !== undefined) return known
    const found = look(id)
    const answer = found && { importedIds: found.importedIds, importers: found.importers, code: found.code }
    answers.set(id, answer)
    return answer
  }
}

/** The modules each page begins with, itself among them. */
function begins(page: string, look: Look): ReadonlySet<string> {
  const seen = new Set([page])
  for (const id of seen) for (const next of look(id)?.importedIds ?? []) seen.add(next)
  return seen
}

/**
 * The number of its file for each module; what one page alone begins with stays with that page, unless others ask for it later: it would be
 * a file of its own. `groupOf`: the file a module is put into anyway, null where that is free.
 */
export function pageParts(
  names: readonly string[],
  lookUp: Look,
  groupOf: (id: string) => string | null,
): ReadonlyMap<string, number> {
  const look = kept(lookUp)
  const all = new Map(names.map((name) => [name, begins(name, look)] as const))
  const sizeOf = (id: string) => (id.includes('node_modules') ? 0 : (look(id)?.code?.length ?? 0))
  const whole = (modules: readonly string[], isFixed: boolean): File => ({
    modules,
    size: modules.reduce((sum, id) => sum + sizeOf(id), 0),
    isFixed,
  })
  const apart = new Map<string, string[]>()
  const own = new Map<string, string[]>(names.map((name) => [name, [name]]))
  const ids = new Set([...all.values()].flatMap((begun) => [...begun]))
  for (const id of [...ids].sort()) {
    if (own.has(id)) continue
    const users = names.filter((name) => all.get(name)?.has(id))
    const group = groupOf(id)
    const [first = ''] = users
    const isAlone = () => look(id)?.importers.every((one) => all.get(first)?.has(one)) ?? true
    if (group === null && users.length === 1 && isAlone()) own.get(first)?.push(id)
    else {
      const key = group === null ? users.join('\n') : `group ${group}`
      apart.set(key, [...(apart.get(key) ?? []), id])
    }
  }
  const pages = names.map((name): Page => {
    const kept = own.get(name) ?? []
    return { size: whole(kept, false).size, asks: kept.flatMap((id) => look(id)?.importedIds ?? []) }
  })
  const files = merged(
    [...apart].map(([key, modules]) => whole(modules, key.startsWith('group '))),
    pages,
    look,
  )
  return new Map(
    inOrder(files, look)
      .filter(({ isFixed }) => !isFixed)
      .flatMap(({ modules }, at) => modules.map((id) => [id, at] as const)),
  )
}

const joined = (one: File, other: File): File => ({
  modules: [...one.modules, ...other.modules],
  size: one.size + other.size,
  isFixed: false,
})

/** Two files after another become one, as long as pages gain by it: what they gain is counted over all that comes with either. */
function merged(start: readonly File[], pages: readonly Page[], look: Look): readonly File[] {
  let files = start
  const refused = new Map<File, Set<File>>()
  for (;;) {
    const loads = loadsOf(files, pages, look)
    const tried = pairsByGain(files, pages, loads)
      .filter(([one, other]) => !refused.get(one)?.has(other))
      .find(([one, other]) => {
        const next = [...files.filter((file) => file !== one && file !== other), joined(one, other)]
        const isBetter =
          !isCircle(one, other, files, look) && total(pages, loadsOf(next, pages, look)) < total(pages, loads)
        if (isBetter) files = next
        else refused.set(one, (refused.get(one) ?? new Set()).add(other))
        return isBetter
      })
    if (!tried) return files
  }
}

/** The files each page loads: those its modules ask for, and what those ask for. */
function loadsOf(files: readonly File[], pages: readonly Page[], look: Look): readonly ReadonlySet<File>[] {
  const fileOf = new Map(files.flatMap((file) => file.modules.map((id) => [id, file] as const)))
  const below = belowOf(files, look)
  const brought = new Map(files.map((file) => [file, [...new Set(below(file))]] as const))
  return pages.map(({ asks }) => {
    const seen = new Set(asks.flatMap((id) => fileOf.get(id) ?? []))
    for (const file of seen) for (const next of brought.get(file) ?? []) seen.add(next)
    return seen
  })
}
const total = (pages: readonly Page[], loads: readonly ReadonlySet<File>[]): number =>
  pages.reduce((sum, page, at) => sum + cost(page, loads[at] ?? new Set()), 0)
function cost({ size }: Page, load: ReadonlySet<File>): number {
  const bytes = [...load].reduce((sum, file) => sum + file.size, size)
  return (
    bytes +
    BYTE_TOO_MANY * Math.max(0, bytes - MOST_BYTES) +
    REQUEST * load.size +
    REQUEST_TOO_MANY * Math.max(0, load.size - MOST_FILES)
  )
}

/** What a part stands on before it: the bundler gives a file all that its modules need and no earlier file has. */
function inOrder(files: readonly File[], look: Look): readonly File[] {
  const below = belowOf(files, look)
  const placed = new Set<File>()
  const place = (file: File) => {
    if (placed.has(file)) return
    for (const next of below(file)) if (next !== file) place(next)
    placed.add(file)
  }
  files.filter(({ isFixed }) => !isFixed).forEach(place)
  return [...placed]
}
/** The files whose modules a file asks for, itself among them; what is put together elsewhere stands on nothing that is free. */
function belowOf(files: readonly File[], look: Look): (file: File) => readonly File[] {
  const fileOf = new Map(files.flatMap((file) => file.modules.map((id) => [id, file] as const)))
  return ({ modules, isFixed }) =>
    modules
      .flatMap((id) => look(id)?.importedIds ?? [])
      .flatMap((id) => fileOf.get(id) ?? [])
      .filter((file) => !isFixed || file.isFixed)
}

/** Two that may be better as one, the most promising pair first: the requests saved, less the bytes of either where it is not needed. */
function pairsByGain(
  files: readonly File[],
  pages: readonly Page[],
  loads: readonly ReadonlySet<File>[],
): readonly (readonly [File, File])[] {
  const free = files.filter(({ isFixed }) => !isFixed)
  const users = new Map(free.map((file) => [file, loads.flatMap((load, at) => (load.has(file) ? [at] : []))] as const))
  const request = pages.map((_, at) => REQUEST + ((loads[at]?.size ?? 0) > MOST_FILES ? REQUEST_TOO_MANY : 0))
  const gain = (one: File, other: File) => {
    const [mine = [], theirs = []] = [users.get(one), users.get(other)]
    const both = mine.filter((at) => theirs.includes(at))
    const saved = both.reduce((sum, at) => sum + (request[at] ?? 0), 0)
    return saved - (mine.length - both.length) * other.size - (theirs.length - both.length) * one.size
  }
  return free
    .flatMap((one, at) => free.slice(at + 1).map((other) => ({ one, other, gain: gain(one, other) })))
    .filter((pair) => pair.gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .map(({ one, other }) => [one, other])
}

/** Whether a file made of both would stand on a third that stands on it: files that stand on each other could not begin. */
function isCircle(one: File, other: File, files: readonly File[], look: Look): boolean {
  const below = belowOf(files, look)
  const own = new Set([one, other])
  const seen = new Set([...own].flatMap(below).filter((file) => !own.has(file)))
  for (const file of seen)
    for (const next of below(file)) {
      if (own.has(next)) return true
      seen.add(next)
    }
  return false
}
