import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PageMould } from './page-mould.ts'

const standIns = { nonce: 'N0nce-stands_in-here00', secret: 's3cret-stands_in-here0' }
const pieces = fc.array(
  fc.oneof(fc.string({ unit: 'binary' }), fc.constant('<p>long enough to be packed</p>'.repeat(40))),
)

test('whatever a page holds, each visitor has it with their own in every place, packed or not', async () => {
  await fc.assert(
    fc.asyncProperty(pieces, fc.base64String(), fc.base64String(), async (parts, nonce, secret) => {
      const page = (own: typeof standIns) =>
        parts.map((part, i) => `${part}${i % 2 === 0 ? own.nonce : own.secret}`).join('') + own.secret
      const mould = new PageMould(page(standIns), standIns)
      const wanted = Buffer.from(page({ nonce, secret })).toString()
      expect(mould.cast({ nonce, secret }).toString()).toBe(wanted)
      expect(gunzipSync(await mould.castPacked({ nonce, secret })).toString()).toBe(wanted)
    }),
    { numRuns: 50 },
  )
})

test('packed once, it is cast for many, and is much smaller than unpacked', async () => {
  const text = `${'<li>One question and its answer</li>'.repeat(500)}<script nonce="${standIns.nonce}">1</script>`
  const mould = new PageMould(text, standIns)
  const [one, other] = await Promise.all([mould.castPacked({ nonce: 'one' }), mould.castPacked({ nonce: 'other' })])
  expect([one, other].map((page) => gunzipSync(page).toString().slice(-25))).toEqual([
    '<script nonce="one">1</script>'.slice(-25),
    '<script nonce="other">1</script>'.slice(-25),
  ])
  expect(one.length).toBeLessThan(text.length / 20)
})
