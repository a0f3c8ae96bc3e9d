import { calculator as tool } from './calculator.ts'
import { initialInputs } from '../kit/field.ts'
import { lawShelf } from '../kit/law-shelf.ts'
import { studied } from '../kit/study.ts'
const env = { today: '2026-11-22', year: 2026, law: lawShelf() }
const t0 = performance.now()
const calculator = await tool.whole()
console.log('load', performance.now() - t0)
const defaults = initialInputs(calculator.fields, env)
const tries = JSON.parse(process.argv[2] ?? '[{}]')
for (const changes of tries) {
  const inputs = { ...defaults, ...changes }
  const t1 = performance.now(); calculator.evaluate(inputs, env); const t2 = performance.now()
  const found = await studied(calculator, inputs, env); const t3 = performance.now()
  const e = calculator.evaluate(inputs, env, found)
  const p = e.present(); const t4 = performance.now()
  console.log('\n===', JSON.stringify(changes), e.outcome, 'eval', (t2-t1).toFixed(1), 'study', (t3-t2).toFixed(0), 'present', (t4-t3).toFixed(0))
  console.log(p.headline, '|', p.headline.length); console.log(p.more); console.log(p.keyFigures.join(' '))
  console.log(Object.entries(e.figures).map(([k, v]) => k + '=' + (v as number).toFixed(2)).join(' '))
  for (const f of p.findings) console.log('-', f.tone, f.text, f.text.split(/\s+/).length)
  for (const t of p.tables) { console.log('T', t.title, '|', t.columns.map(c => c.label).join(', ')); for (const r of t.rows.slice(0, process.argv[3] ? 10 : 2)) console.log('   ', r.join(' | ')) }
  for (const c of p.charts) console.log('C', c.title, '|', c.lead, '|', c.summary)
}
