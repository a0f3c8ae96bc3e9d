/** Spellings of Host remembered as sound, so that the usual one is read once. Past this many, others are read each time. */
const MOST_REMEMBERED = 100
const LONGEST_REMEMBERED = 255
const sound = new Set<string>()

/** Whether a Host header is a host and nothing else: no path, no user, no impossible port. */
export function isHost(host: string): boolean {
  if (sound.has(host)) return true
  if (URL.parse(`http://${host}`)?.host !== host.toLowerCase().replace(/:80$/, '')) return false
  if (sound.size < MOST_REMEMBERED && host.length <= LONGEST_REMEMBERED) sound.add(host)
  return true
}
