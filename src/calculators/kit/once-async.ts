/** One load, kept; a failed one may be tried again. Asking for a file by `import()` costs a page time each time, even for one that is here. */
export function onceAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((error) => {
      made = null
      throw error
    })
    return made
  }
}
