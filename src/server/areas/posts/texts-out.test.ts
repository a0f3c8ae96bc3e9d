import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { posts as shipped } from '#content/posts.ts'
import { numbersToLookAt } from '#writing/bound/numbers-to-look-at.ts'
import { openStore } from '../../store/open-store.ts'
import { databaseFile } from '../../store/sqlite.ts'
import { examplePost } from '../../store/store-contract.testkit.ts'
import { exampleContent, newKey } from './manuscripts-contract.testkit.ts'
import { textsOut, withOwn } from './texts-out.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'truepenny-texts-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const settings = { dataDir, databaseUrl: undefined }

test('the check reads what editors have out, beside the release, while the service runs; drafts are nobody’s business', async () => {
  expect(await textsOut(settings)).toBeNull()
  const store = await openStore({
    ...settings,
    backupDir: dataDir,
    poolSize: 1,
    statementTimeoutMs: 1_000,
    onIdleError: () => {},
  })
  const [first, second] = shipped
  if (!first || !second) throw new Error('nothing is shipped')
  await store.posts.seed([first, second])
  await store.posts.save({ ...examplePost('edited'), body: 'It is {{nothing.of.this.name}}, or $16,100.' })
  await store.posts.save({ ...first, body: 'Now it says {{tax.2026.standardDeduction.single}}.' })
  const content = exampleContent('fix', { body: 'In 2026 it was so.', correction: { lesson: 'compounding', said: '' } })
  const { id } = await store.manuscripts.create('ada', { key: newKey(), content })
  await store.manuscripts.create('ada', { key: newKey(), content: exampleContent('draft', { body: '{{no.such}}' }) })
  await store.manuscripts.move('ada', id, { key: newKey(), version: 1, to: 'review' })
  await store.manuscripts.move('ada', id, { key: newKey(), version: 2, to: 'published' })

  const out = (await textsOut(settings)) ?? []
  expect(out.map(({ slug }) => slug).toSorted()).toEqual([first.slug, second.slug, 'edited', 'fix'].toSorted())
  const all = withOwn([first, second], out)
  expect(all.map(({ slug }) => slug).toSorted()).toEqual(
    [first.slug, first.slug, second.slug, 'edited', 'fix'].toSorted(),
  )

  const found = await numbersToLookAt(all.slice(2), '2026-11-20', 2026)
  const of = (slug: string) => found.find((one) => one.slug === slug)
  expect(of('edited')).toMatchObject({ broken: [{ says: 'nothing.of.this.name' }], loose: [{ text: '$16,100' }] })
  expect(of('edited')?.loose[0]?.names.map(({ name }) => name)).toContain('tax.standardDeduction.single')
  expect(of(first.slug)).toMatchObject({ reread: [{ why: 'pinned', says: 'tax.2026.standardDeduction.single' }] })
  expect(of('fix')).toMatchObject({ reread: [{ why: 'typed', says: '2026' }] })
  await store.close()
})

test('a store that cannot be read is told, and left as it is', async () => {
  const before = readFileSync(databaseFile(dataDir))
  await expect(textsOut({ dataDir, databaseUrl: 'postgres://127.0.0.1:1/none' })).rejects.toThrow()
  await textsOut(settings)
  expect(readFileSync(databaseFile(dataDir)).equals(before)).toBe(true)
})
