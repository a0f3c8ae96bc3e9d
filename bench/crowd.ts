/**
 * What a crowd gets: questions of all kinds at 200 and 1,000 a second, the dearest questions at once from one address, a school behind
 * one address; and what the service takes of memory meanwhile.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { calculatorCosts } from '../src/calculators/cost.ts'
import { fittingWorkers } from '../src/server/calculation/settings.ts'
import { type Answered, askAll, percentile, type Question } from './load/crowd.ts'
import { requestBytes } from './load/http-load.ts'
import type { Figure, Section } from './report/figure.ts'
import { brotli } from './site/bundle.ts'
import { nodeWithin } from './site/limited.ts'
import { MEMORY_MB, MOST_MB, memoryMb } from './site/memory-of.ts'
import { samples } from './site/pages.ts'
import { buildSite, type Server, serveSiteToCrowd, startServer } from './site/server.ts'

const calculation = (slug: string) => `/api/v1/calculators/${slug}`
const body = JSON.stringify({ inputs: {} })
const dearest = Object.entries(calculatorCosts).toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''

/** Of a hundred questions, how many are of each kind; and where the bare peer is asked the like. */
const mix = [
  {
    kind: 'finished page',
    of100: 60,
    method: 'GET',
    paths: ['/', '/mortgage-calculator', '/tax-calculator'],
    peer: '/page',
  },
  { kind: 'rendered page', of100: 10, method: 'GET', paths: ['/blog'], peer: '/page' },
  {
    kind: 'answer of the API',
    of100: 15,
    method: 'GET',
    paths: ['/api/v1/market', '/api/v1/calculators'],
    peer: '/list',
  },
  {
    kind: 'calculation',
    of100: 15,
    method: 'POST',
    paths: ['mortgage', 'compound-interest', 'auto-loan', 'tax', 'rent-vs-buy'].map(calculation),
    peer: '/worked-out',
  },
] as const

const hundred = mix.flatMap((one) => Array.from({ length: one.of100 }, () => one))

/** The same questions in the same order every time: a linear congruential generator (Numerical Recipes, 2nd edition, p. 284). */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

const from = (address: string) => [`X-Forwarded-For: ${address}`]
const visitor = (number: number) => `198.18.${Math.floor(number / 250) % 250}.${number % 250}`

export function mixed(perSecond: number, seconds: number): { readonly ours: Question[]; readonly theirs: Question[] } {
  const chance = chances(perSecond)
  const [ours, theirs]: [Question[], Question[]] = [[], []]
  for (let index = 0; index < perSecond * seconds; index++) {
    const { kind, method, paths, peer } = hundred[Math.floor(chance() * hundred.length)] ?? mix[0]
    const path = paths[Math.floor(chance() * paths.length)] ?? paths[0]
    const sent = method === 'POST' ? body : undefined
    const at = (index / perSecond) * 1_000
    const headers = from(visitor(Math.floor(chance() * 1_000)))
    ours.push({ kind, at, bytes: requestBytes(method, path, sent, headers) })
    theirs.push({ kind, at, bytes: requestBytes(method, peer, sent) })
  }
  return { ours, theirs }
}

export async function measure(): Promise<Section> {
  buildSite()
  const limited = nodeWithin(MEMORY_MB)
  const site = await serveSiteToCrowd(limited?.execPath)
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-crowd-'))
  const bare = await startServer(new URL('./load/bare-http.ts', import.meta.url), await bareFiles(site, folder))
  try {
    await askAll(site.port, mixed(50, samples(10, 3)).ours)
    const notes = [`At rest after a first crowd it takes ${memoryMb(site, 'VmRSS')} MB.`]
    const figures: Figure[] = []
    for (const perSecond of [200, 1_000]) {
      const { ours, theirs } = mixed(perSecond, samples(20, 5))
      const answers = await askAll(site.port, ours)
      const peers = await askAll(bare.port, theirs)
      figures.push(...crowdFigures(perSecond, answers, peers))
      notes.push(
        `${perSecond.toLocaleString('en-US')} a second: ${told(answers)}. Memory then: ${memoryMb(site, 'VmRSS')} MB.`,
      )
    }
    figures.push(...(await fiftyDearest(site)), ...(await school(site)))
    figures.push({
      name: 'resident memory at the most',
      unit: 'MB',
      ours: memoryMb(site, 'VmHWM'),
      target: { of: 'ours', atMost: MOST_MB },
    })
    notes.push(
      limited
        ? `The service had ${MEMORY_MB} MB of memory and ${fittingWorkers(availableParallelism(), MEMORY_MB * 1_048_576)} worker.`
        : 'No limit of memory could be set here: the service took what it found.',
    )
    return {
      title: 'A crowd',
      how: `Questions come at their own times from 1,000 addresses for ${samples(20, 5)} s: ${mix.map(({ kind, of100 }) => `${of100}% ${kind}`).join(', ')}. Time is counted from the moment a question was meant to be asked. The crowd, the service and its peer share one machine. The peer sends stored bytes for pages and lists and works calculations out on its only thread.`,
      figures,
      notes,
    }
  } finally {
    await Promise.all([site.stop(), bare.stop()])
    rmSync(folder, { recursive: true, force: true })
    limited?.remove()
  }
}

async function bareFiles(site: Server, folder: string): Promise<string[]> {
  const page = Buffer.from(await (await fetch(`${site.url}/mortgage-calculator`)).arrayBuffer())
  const list = Buffer.from(await (await fetch(`${site.url}/api/v1/calculators`)).arrayBuffer())
  return [brotli(page), list, list].map((bytes, index) => {
    const file = path.join(folder, String(index))
    writeFileSync(file, bytes)
    return file
  })
}

const admitted = (answers: readonly Answered[]) => answers.filter(({ status }) => status < 400)
const p95 = (answers: readonly Answered[]) =>
  percentile(
    answers.map(({ ms }) => ms),
    0.95,
  )
const share = (answers: readonly Answered[]) => (1 - admitted(answers).length / answers.length) * 100

function crowdFigures(perSecond: number, ours: readonly Answered[], theirs: readonly Answered[]): Figure[] {
  const name = `${perSecond.toLocaleString('en-US')} a second`
  const peer = 'bare node:http'
  return [
    {
      name: `${name}: 95% of what is admitted within`,
      unit: 'ms',
      ours: p95(admitted(ours)),
      peer: { name: peer, value: p95(admitted(theirs)) },
      target: { of: 'ours', atMost: 300 },
    },
    ...mix.map(({ kind }): Figure => {
      const of = (answers: readonly Answered[]) => p95(admitted(answers).filter((one) => one.kind === kind))
      return {
        name: `${name}: ${kind}, 95% within`,
        unit: 'ms',
        ours: of(ours),
        peer: { name: peer, value: of(theirs) },
      }
    }),
    {
      name: `${name}: refused, % of all`,
      unit: '',
      ours: share(ours),
      peer: { name: peer, value: share(theirs) },
    },
  ]
}

/** Which share of each kind was refused, and how. */
function told(answers: readonly Answered[]): string {
  const kinds = mix.map(({ kind }) => {
    const some = answers.filter((one) => one.kind === kind)
    return `${kind} ${share(some).toFixed(1)}% refused`
  })
  const statuses = Map.groupBy(answers, ({ status }) => status)
  const counts = [...statuses].toSorted((a, b) => a[0] - b[0]).map(([status, some]) => `${some.length} × ${status}`)
  return `${kinds.join(', ')} (${counts.join(', ')})`
}

/** Fifty of the dearest question at once from one address, while others ask small ones and somebody asks for health. */
async function fiftyDearest(site: Server): Promise<Figure[]> {
  const seconds = samples(8, 4)
  const greedy = Array.from({ length: 50 }, () => ({
    kind: 'dearest',
    at: 500,
    bytes: requestBytes('POST', calculation(dearest), body, from('203.0.113.1')),
  }))
  const others = Array.from({ length: seconds * 10 }, (_, index) => ({
    kind: 'other',
    at: index * 100,
    bytes: requestBytes('POST', calculation('mortgage'), body, from(visitor(index))),
  }))
  const health = Array.from({ length: seconds * 20 }, (_, index) => ({
    kind: 'health',
    at: index * 50,
    bytes: requestBytes('GET', '/healthz'),
  }))
  const answers = await askAll(
    site.port,
    [...greedy, ...others, ...health].toSorted((a, b) => a.at - b.at),
  )
  const of = (kind: string) => answers.filter((one) => one.kind === kind)
  const longest = (some: readonly Answered[]) => Math.max(...some.map(({ ms }) => ms))
  return [
    {
      name: `fifty ${dearest} at once: /healthz at the longest`,
      unit: 'ms',
      ours: longest(of('health')),
      target: { of: 'ours', atMost: 300 },
    },
    {
      name: 'fifty dearest at once: others’ small questions, 95% within',
      unit: 'ms',
      ours: p95(admitted(of('other'))),
    },
    {
      name: 'fifty dearest at once: others’ small questions refused, %',
      unit: '',
      ours: share(of('other')),
      target: { of: 'ours', atMost: 5 },
    },
    { name: 'fifty dearest at once: answered of the fifty', unit: '', ours: admitted(of('dearest')).length },
  ]
}

/** 300 pupils behind one address open a page with its scripts, its market values and ask one question each, all within ten seconds. */
async function school(site: Server): Promise<Figure[]> {
  const html = await (await fetch(`${site.url}/mortgage-calculator`)).text()
  const assets = [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"#]+)/g)].map(([, asset = '']) => asset))]
  const one = from('203.0.113.7')
  const questions = Array.from({ length: 300 }, (_, pupil): Question[] => {
    const at = (pupil / 300) * 10_000
    const get = (kind: string, wanted: string): Question => ({
      kind,
      at,
      bytes: requestBytes('GET', wanted, undefined, one),
    })
    return [
      get('page', '/mortgage-calculator'),
      ...assets.map((asset) => get('asset', asset)),
      get('market', '/api/v1/market'),
      { kind: 'calculation', at, bytes: requestBytes('POST', calculation('mortgage'), body, one) },
    ]
  }).flat()
  const answers = await askAll(site.port, questions)
  return [
    {
      name: `a school of 300 behind one address, ${questions.length / 300} questions each in 10 s: refused, %`,
      unit: '',
      ours: share(answers),
      target: { of: 'ours', atMost: 0 },
    },
    {
      name: 'a school of 300: 95% within',
      unit: 'ms',
      ours: p95(admitted(answers)),
      target: { of: 'ours', atMost: 300 },
    },
  ]
}
