/** What went wrong, in one line, without the connection string a driver may have put in its message. */
export function oneLine(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return oneLine(error.errors[0])
  const message = error instanceof Error ? error.message : String(error)
  return (message.split('\n')[0] ?? '').replaceAll(/\b\w+:\/\/\S+/g, '(address hidden)')
}
