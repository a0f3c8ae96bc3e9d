/**
 * Runs inside a page: the same work each time, of the kind a page does (objects, texts, elements), between two marks. What it takes beside
 * its best time of the whole run says how much slower the processor was just then, for instance because of other work on the machine.
 */
export function referenceWork({ began, ended }: { began: string; ended: string }): void {
  const once = () => {
    const rows = Array.from({ length: 1200 }, (_, at) => ({ name: `row ${(at * 7919) % 1201}`, value: Math.sqrt(at) }))
    const text = JSON.stringify(rows.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    const place = document.createElement('div')
    for (const { name, value } of JSON.parse(text) as typeof rows) {
      const line = document.createElement('p')
      line.className = name
      line.textContent = value.toFixed(2)
      place.append(line)
    }
    return place.childElementCount
  }
  // Twice for the compiler, then what counts.
  once()
  once()
  performance.mark(began)
  for (let round = 0; round < 3; round++) once()
  performance.mark(ended)
}
