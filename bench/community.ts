/** Fifty posts a second beside five hundred readers a second: how long a read takes while the community is being written to. */
import { type Answered, askAll, percentile, type Question } from './load/crowd.ts'
import { requestBytes } from './load/http-load.ts'
import type { Figure, Section } from './report/figure.ts'
import { samples } from './site/pages.ts'
import { buildSite, serveSite } from './site/server.ts'

const READS_A_SECOND = 500
const POSTS_A_SECOND = 50
const api = '/api/v1/community'

/** Every writer comes from a network of their own: 50 posts a second are many people, not one. */
const from = (network: number) => [`X-Forwarded-For: 20.${network >> 8}.${network & 255}.7`, 'Accept-Encoding: gzip']
const question = (n: number): string =>
  JSON.stringify({
    secret: `kept-by-the-device-${String(n).padStart(12, '0')}`,
    title: `Which of my two cards goes first, letter ${n}?`,
    text: `Letter ${n}: what comes first, the card with the higher rate or the smaller one? I pay a little more than asked.`,
    tags: ['debt'],
  })
const answer = (n: number): string =>
  JSON.stringify({
    secret: `kept-by-the-device-${String(n).padStart(12, '0')}`,
    text: `Answer ${n}: the one with the higher rate costs more each day, whatever is owed on the other.`,
  })

export async function measure(): Promise<Section> {
  buildSite()
  const site = await serveSite({ TRUST_PROXY: '127.0.0.1', LIMIT_PER_MINUTE: '0', COMMUNITY_QUESTIONS: '0' })
  try {
    const seconds = samples(60, 3)
    const threads = await firstThreads(site.url)
    const questions = asked(seconds, threads)
    await askAll(
      site.port,
      questions.filter(({ kind, at }) => kind !== 'post' && at < 1_000),
    )
    const answers = await askAll(site.port, questions)
    const listed = await fetch(`${site.url}${api}/threads?limit=1`)
    if (listed.status !== 200) throw new Error('The community does not answer after the load.')
    return {
      title: 'The community under writing',
      how: `${POSTS_A_SECOND} posts a second, half of them answers, each from a network of its own, beside ${READS_A_SECOND} reads a second (pages of the list and of threads, the API's list and threads, searches) for ${seconds} s, on SQLite. Time is counted from the moment a question was meant to be asked. Readers, writers and the service share one machine.`,
      figures: figures(answers),
      notes: [`Answers by status: ${told(answers)}.`],
    }
  } finally {
    await site.stop()
  }
}

/** Threads to read and to answer. */
async function firstThreads(url: string): Promise<readonly { readonly id: string; readonly path: string }[]> {
  return await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const sent = await fetch(`${url}${api}/threads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `21.0.${n}.7` },
        body: question(900_000 + n),
      })
      if (sent.status !== 200) throw new Error(`A first thread was not taken: ${await sent.text()}`)
      return (await sent.json()) as { readonly id: string; readonly path: string }
    }),
  )
}

function asked(seconds: number, threads: readonly { readonly id: string; readonly path: string }[]): Question[] {
  const reads = Array.from({ length: seconds * READS_A_SECOND }, (_, n): Question => {
    const { id = '', path = '' } = threads[n % threads.length] ?? {}
    const [kind, address] = (
      [
        ['page of a thread', path],
        ['page of the list', '/community'],
        ['thread of the API', `${api}/threads/${id}`],
        ['list of the API', `${api}/threads?tag=debt`],
        ['search', `${api}/threads?q=higher+rate`],
      ] as const
    )[n % 5] ?? ['page of the list', '/community']
    return { kind, at: (n / READS_A_SECOND) * 1_000, bytes: requestBytes('GET', address, undefined, from(n % 1_000)) }
  })
  const posts = Array.from({ length: seconds * POSTS_A_SECOND }, (_, n): Question => {
    const { id = '' } = threads[n % threads.length] ?? {}
    const [address, body] = n % 2 === 0 ? [`${api}/threads`, question(n)] : [`${api}/threads/${id}/answers`, answer(n)]
    const at = ((n + 0.5) / POSTS_A_SECOND) * 1_000
    return { kind: 'post', at, bytes: requestBytes('POST', address, body, from(2_000 + n)) }
  })
  return [...reads, ...posts].toSorted((a, b) => a.at - b.at)
}

const p99 = (answers: readonly Answered[]) =>
  percentile(
    answers.map(({ ms }) => ms),
    0.99,
  )

function figures(answers: readonly Answered[]): Figure[] {
  const reads = answers.filter(({ kind }) => kind !== 'post')
  const posts = answers.filter(({ kind }) => kind === 'post')
  const refused = answers.filter(({ status }) => status >= 400)
  return [
    { name: 'a read, 99% within', unit: 'ms', ours: p99(reads), target: { of: 'ours', atMost: 100 } },
    ...[...Map.groupBy(reads, ({ kind }) => kind)].map(
      ([kind, some]): Figure => ({ name: `${kind}, 99% within`, unit: 'ms', ours: p99(some) }),
    ),
    { name: 'a post, 99% within', unit: 'ms', ours: p99(posts) },
    {
      name: 'refused or failed, % of all',
      unit: '',
      ours: (refused.length / answers.length) * 100,
      target: { of: 'ours', atMost: 0 },
    },
  ]
}

function told(answers: readonly Answered[]): string {
  const statuses = Map.groupBy(answers, ({ kind, status }) => `${kind === 'post' ? 'posts' : 'reads'} ${status}`)
  return [...statuses].map(([what, some]) => `${some.length} × ${what}`).join(', ')
}
