/**
 * The dearest question of every calculator, plan and question that a search finds: what the service charges by (`src/calculators/cost.ts`).
 * BENCH_ONLY=mortgage,tax searches those alone, and writes the questions out.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { costOf, costOfPlan, costOfQuestion, UNIT_MS } from '../src/calculators/cost.ts'
import { dearestOf } from './dearest/search.ts'
import { subjects } from './dearest/subjects.ts'
import type { Figure, Section } from './report/figure.ts'
import { isShort } from './site/pages.ts'

const SEED = 15
const FOR_MS = Number(process.env['BENCH_FOR'] ?? (isShort ? 500 : 10_000))
const only = process.env['BENCH_ONLY']?.split(',')
/** What the search finds may cost at most this many times what is charged: another machine, another day. */
const SLACK = 1.5

function unitsOf(name: string): number {
  const [kind, own] = name.split(' ')
  if (own === undefined) return costOf(name)
  return kind === 'plan' ? costOfPlan(own) : costOfQuestion(own)
}

export async function measure(): Promise<Section> {
  const figures: Figure[] = []
  const notes: string[] = []
  const questions: Record<string, unknown> = {}
  for (const { name, load } of subjects) {
    if (only && !only.includes(name)) continue
    const { start, dearest, question, asked, thrown } = await dearestOf(await load(), FOR_MS, SEED)
    const charged = unitsOf(name) * UNIT_MS
    figures.push({
      name,
      unit: 'ms',
      ours: dearest,
      peer: { name: 'starting values', value: start },
      target: { of: 'ours', atMost: charged * SLACK },
    })
    questions[name] = question
    for (const one of thrown) notes.push(`${name} threw ${String(one.error)} on ${JSON.stringify(one.question)}`)
    process.stderr.write(`${name}: ${start.toFixed(1)} → ${dearest.toFixed(1)} ms, ${asked} asked\n`)
  }
  const file = path.join(import.meta.dirname, '..', 'artifacts', 'dearest.json')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(questions, null, 1)}\n`)
  return {
    title: 'The dearest question',
    how: `One answer of the JSON API, its study and its words in it. Questions drawn and changed at random for ${FOR_MS / 1000} s each, seed ${SEED}; the dearest by the least of five runs. The target is what the service charges, and half of it more.`,
    figures,
    notes: [...notes, 'The questions themselves are kept in artifacts/dearest.json.'],
  }
}
