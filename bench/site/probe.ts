/** Loaded into a measured server (`--import`): tells the bench what the process has used, and ends it when the bench is gone. */
const answers: Readonly<Record<string, () => unknown>> = {
  /** Processor time so far, user and system, in microseconds. */
  cpu: () => {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  /** Resident memory in bytes, after the garbage is gone. */
  memory: () => {
    globalThis.gc?.()
    globalThis.gc?.()
    return process.memoryUsage.rss()
  },
}

process.on('message', (question) => {
  const answer = answers[String(question)]
  if (answer) process.send?.({ question, value: answer() })
})
process.on('disconnect', () => process.exit(0))
process.channel?.unref()
