/** Loaded into a measured server (`--import`): tells the bench what the process has used, and ends it when the bench is gone. */
const answers: Readonly<Record<string, () => unknown>> = {
  /** Processor time so far, user and system, in microseconds. */
  cpu: () => {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  /** Resident memory in bytes, after the garbage is gone. */
  resident: () => {
    tidy()
    return process.memoryUsage.rss()
  },
  /** Bytes in use on the JavaScript heap and in buffers, after the garbage is gone. */
  heap: () => {
    tidy()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  },
}

function tidy(): void {
  globalThis.gc?.()
  globalThis.gc?.()
}

process.on('message', (question) => {
  const answer = answers[String(question)]
  if (answer) process.send?.({ question, value: answer() })
})
process.on('disconnect', () => process.exit(0))
process.channel?.unref()
