/** The list with one of it a place nearer to an end; at the end it stays. */
export function moveColumn<K>(columns: readonly K[], key: K, by: 1 | -1): readonly K[] {
  const from = columns.indexOf(key)
  const to = from + by
  const other = columns[to]
  if (from < 0 || to < 0 || other === undefined) return columns
  return columns.map((one, i) => (i === from ? other : i === to ? key : one))
}
