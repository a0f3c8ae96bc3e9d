import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { communityLimits as limits } from '#writing/community/limits.ts'
import { starterThreads } from '#writing/community/starters.ts'
import { emptyFrame } from '#writing/community/template.ts'
import { leadingZeros, workText } from '#writing/community/work.ts'
import type { Database, DatabaseKind } from '../../store/database.ts'
import { migrate } from '../../store/migrate.ts'
import { migrations } from '../migrations.ts'
import { hashBytes } from './hashes.ts'
import { prepareSearch } from './search-index.ts'
import { type CommunityRepository, communityRepository } from './store.ts'
import type { Written } from './writing.ts'

const DAY = 86_400_000
let secrets = 0
/** A secret of its own for every text. */
export const newSecret = (): string => `secret-${String(++secrets).padStart(20, '0')}`

/** Does the work a page would do. */
export function worked(secret: string): number {
  for (let number = 0; ; number += 1)
    if (leadingZeros(hashBytes(workText(secret, number))) >= limits.workBits) return number
}

export const question = (changes: object = {}) => ({
  secret: newSecret(),
  title: 'How do I pay off my store cards first?',
  text: 'I owe about $4,000 on two store cards and want to know which one to start with.',
  tags: ['debt'],
  frame: emptyFrame,
  scenario: null,
  ...changes,
})
const answer = (text: string, changes: object = {}) => ({ secret: newSecret(), text, ...changes })

/** The same promises, kept by every database. `openEmpty` gives a database without tables. */
export function describeCommunity(name: string, kind: DatabaseKind, openEmpty: () => Promise<Kysely<Database>>): void {
  describe(`the community on ${name}`, () => {
    let db: Kysely<Database>
    let community: CommunityRepository
    let now = 0
    let visitors = 0
    /** Somebody new, on a network of their own. */
    const someone = (device?: string) => ({ visitor: `10.${++visitors}.0.7`, device })
    const posted = async (written: Promise<Written>) => {
      const done = await written
      if (!done.ok) throw new Error(`not written: ${done.why}`)
      return done
    }
    const ask = async (changes: object = {}, who = someone()) => await posted(community.ask(who, question(changes)))
    const later = (ms: number) => {
      now += ms
    }

    beforeEach(async () => {
      db = await openEmpty()
      await migrate(db, kind, migrations)
      await prepareSearch(db, kind)
      now = Date.parse('2026-11-20T12:00:00Z')
      community = communityRepository(db, kind, () => now)
    })
    afterEach(async () => await db.destroy())

    test('a question is read as it was asked, an answer stands under it', async () => {
      const asked = await ask({ tags: ['debt', 'credit'], frame: { ...emptyFrame, income: 1, state: 'TX' } })
      later(60_000)
      const said = await posted(
        community.answer(someone(), asked.thread, answer('Start with the higher rate: it costs you most each month.')),
      )
      const thread = await community.find(asked.id)
      expect(thread).toMatchObject({
        title: 'How do I pay off my store cards first?',
        slug: 'how-do-i-pay-off-my-store-cards-first',
        tags: ['debt', 'credit'],
        frame: { income: 1, debts: null, age: null, state: 'TX' },
        answers: 1,
        isAnswered: false,
        question: { state: 'shown', isAsker: true },
        answersShown: [
          { id: said.id, isAsker: false, text: 'Start with the higher rate: it costs you most each month.' },
        ],
      })
      expect((await community.list()).threads.map(({ id }) => id)).toEqual([asked.id])
      expect((await community.tags()).tags).toEqual([
        { name: 'credit', threads: 1 },
        { name: 'debt', threads: 1 },
      ])
    })

    test('the same secret twice, at once or later, is one text', async () => {
      const [who, same] = [someone(), question()]
      const both = await Promise.all([community.ask(who, same), community.ask(who, same)])
      const ids = both.map((one) => (one.ok ? one.id : one.why))
      expect(new Set(ids).size).toBe(1)
      later(DAY)
      const again = await posted(community.ask(someone(), same))
      expect([again.id, again.isRepeat]).toEqual([ids[0], true])
      expect((await community.list()).threads).toHaveLength(1)
    })

    test('of secrets, devices and addresses only hashes are kept', async () => {
      const who = { visitor: '203.0.113.77', device: 'device-token-of-somebody-00' }
      const same = question()
      await posted(community.ask(who, same))
      for (const table of ['community_texts', 'community_threads', 'community_audit', 'community_salts'] as const) {
        const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute())
        for (const told of [who.visitor, '203.0.113', who.device, same.secret]) expect(rows).not.toContain(told)
      }
    })

    test('one text in 30 seconds, and past three a day the page works for it', async () => {
      const who = someone('device-token-of-somebody-01')
      await ask({}, who)
      later(29_000)
      expect(await community.ask(who, question())).toEqual({ ok: false, why: 'too-soon', wait: 1 })
      // Another device at the same address, and the same device elsewhere, are counted alike.
      expect(await community.ask({ ...who, device: undefined }, question())).toMatchObject({ why: 'too-soon' })
      expect(await community.ask({ ...who, visitor: '10.200.0.1' }, question())).toMatchObject({ why: 'too-soon' })
      for (let n = 1; n < limits.textsBeforeWork; n += 1) {
        later(31_000)
        await ask({ text: `Something quite different, number ${n} of today, with enough words.` }, who)
      }
      later(31_000)
      const next = question({ text: 'A fourth text of the day about another thing entirely.' })
      expect(await community.ask(who, next)).toEqual({ ok: false, why: 'work' })
      expect(await community.ask(who, { ...next, work: worked(newSecret()) })).toEqual({ ok: false, why: 'work' })
      expect(await community.ask(who, { ...next, work: worked(next.secret) })).toMatchObject({ ok: true })
    })

    test('ten texts an hour at most', async () => {
      const who = someone()
      for (let n = 0; n < limits.textsInAnHour; n += 1) {
        const one = question({ text: `Text number ${n} about a thing of its own, long enough.` })
        await posted(community.ask(who, { ...one, work: worked(one.secret) }))
        later(31_000)
      }
      const one = question({ text: 'One more within the hour, which is too many.' })
      const refused = await community.ask(who, one)
      expect(refused).toMatchObject({ ok: false, why: 'too-soon' })
      if (!refused.ok && refused.why === 'too-soon') expect(refused.wait).toBe(3_600 - 10 * 31)
    })

    test('a scam is refused, a doubtful text is held until a moderator has looked', async () => {
      expect(
        await community.ask(
          someone(),
          question({ text: 'A hacker helped me get it back, thanks to Mr Smith my broker. WhatsApp me for contact.' }),
        ),
      ).toEqual({ ok: false, why: 'spam' })
      const held = await posted(
        community.ask(
          someone(),
          question({ text: 'Thanks to Mrs Green my account grew a lot. How is this taxed in the end?' }),
        ),
      )
      expect(held.state).toBe('held')
      expect(await community.find(held.id)).toBeNull()
      expect((await community.list()).threads).toEqual([])
      expect((await community.similar('account taxed')).map(({ id }) => id)).toEqual([])
      expect((await community.moderation.queue()).map(({ id, state }) => [id, state])).toEqual([[held.id, 'held']])
      expect(await community.moderation.show('op', held.id, '')).toBe(true)
      expect((await community.find(held.id))?.title).toBe('How do I pay off my store cards first?')
      expect(await community.moderation.queue()).toEqual([])
    })

    test('a new device links to official pages alone', async () => {
      const link = (to: string) => question({ text: `I read this and do not understand it: ${to} What does it mean?` })
      expect(await community.ask(someone(), link('https://example.com/a'))).toEqual({ ok: false, why: 'early-link' })
      expect(await community.ask(someone(), link('https://irs.gov.example/a'))).toEqual({
        ok: false,
        why: 'early-link',
      })
      expect(await community.ask(someone(), link('https://www.irs.gov/refunds'))).toMatchObject({
        ok: true,
        state: 'shown',
      })
    })

    test('the same words again within a day are a sign, said by anybody', async () => {
      await ask()
      later(60_000)
      await ask()
      expect(await db.selectFrom('community_texts').select('points').orderBy('created_at').execute()).toEqual([
        { points: 0 },
        { points: 5 },
      ])
    })

    test('each device votes once, nobody for their own text; without a device it is the address of the day', async () => {
      const writer = someone('device-token-of-somebody-02')
      const asked = await ask({}, writer)
      const voter = someone('device-token-of-somebody-03')
      expect(await community.vote(voter, asked.id, true)).toEqual({ ok: true, votes: 1 })
      expect(await community.vote(voter, asked.id, true)).toEqual({ ok: true, votes: 1 })
      expect(await community.vote({ ...voter, visitor: '10.9.9.9' }, asked.id, true)).toEqual({ ok: true, votes: 1 })
      const plain = someone()
      expect(await community.vote(plain, asked.id, true)).toEqual({ ok: true, votes: 2 })
      expect(await community.vote(plain, asked.id, true)).toEqual({ ok: true, votes: 2 })
      expect(await community.vote(voter, asked.id, false)).toEqual({ ok: true, votes: 1 })
      expect(await community.vote(writer, asked.id, true)).toEqual({ ok: false, why: 'own' })
      expect(await community.vote(voter, 'nothere000', true)).toEqual({ ok: false, why: 'gone' })
    })

    test('three flags of different networks hide, three of one do not', async () => {
      const asked = await ask()
      const near = (n: number) => ({ visitor: `192.0.2.${n}`, device: `device-token-of-neighbour-0${n}` })
      for (const n of [1, 2, 3])
        expect(await community.flag(near(n), asked.id, 'scam')).toEqual({ ok: true, isHidden: false })
      // The same network on another day has another hash, and is still one network.
      later(DAY)
      expect(await community.flag(near(4), asked.id, 'scam')).toEqual({ ok: true, isHidden: false })
      const second = someone()
      expect(await community.flag(second, asked.id, 'wrong')).toEqual({ ok: true, isHidden: false })
      expect(await community.flag(second, asked.id, 'wrong')).toEqual({ ok: true, isHidden: false })
      expect(await community.flag(someone(), asked.id, 'unkind')).toEqual({ ok: true, isHidden: true })
      expect(await community.find(asked.id)).toBeNull()
      const [queued] = await community.moderation.queue()
      expect(queued).toMatchObject({
        id: asked.id,
        state: 'hidden',
        flags: expect.arrayContaining(['scam', 'unkind', 'wrong']),
      })
      // Shown again by a moderator, it takes three new ones.
      await community.moderation.show('op', asked.id, 'a fair question')
      expect(await community.flag(someone(), asked.id, 'scam')).toEqual({ ok: true, isHidden: false })
      expect((await community.find(asked.id))?.question.note).toBe('a fair question')
    })

    test('a secret opens its own text and no other', async () => {
      const mine = question()
      const asked = await posted(community.ask(someone(), mine))
      const other = question({ title: 'Another question of somebody else' })
      const second = await posted(community.ask(someone(), other))
      const change = { secret: other.secret, text: 'Changed by somebody else, which must not be.' }
      expect(await community.edit(someone(), asked.id, change)).toEqual({ ok: false, why: 'secret' })
      expect(await community.drop(asked.id, other.secret)).toEqual({ ok: false, why: 'secret' })
      expect(await community.accept(asked.id, other.secret, second.id)).toEqual({ ok: false, why: 'secret' })
      expect(await community.own(asked.id, other.secret)).toBeNull()
      expect(await community.own(asked.id, mine.secret)).toMatchObject({ title: mine.title, text: mine.text })
      expect(await community.edit(someone(), 'nothere000', change)).toEqual({ ok: false, why: 'gone' })
    })

    test('a change is seen and found, the words before it are gone', async () => {
      const mine = question({ text: 'I have a boat loan and wonder about refinancing it this winter.' })
      const asked = await posted(community.ask(someone(), mine))
      later(1_000)
      const done = await community.edit(someone(), asked.id, {
        secret: mine.secret,
        title: 'Is refinancing a motorcycle loan worth it?',
        text: 'I have a motorcycle loan and wonder about refinancing it.',
      })
      expect(done).toMatchObject({ ok: true, state: 'shown' })
      expect(await community.find(asked.id)).toMatchObject({
        title: 'Is refinancing a motorcycle loan worth it?',
        question: { changedAt: '2026-11-20T12:00:01.000Z' },
      })
      expect((await community.list({ q: 'motorcycle' })).threads).toHaveLength(1)
      expect((await community.list({ q: 'boat' })).threads).toHaveLength(0)
      expect(JSON.stringify(await db.selectFrom('community_texts').selectAll().execute())).not.toContain('boat')
    })

    test('what its writer deletes is gone for good: words, title, numbers', async () => {
      const mine = question({
        scenario: { calculator: 'mortgage', link: '#v1&price=1' },
        text: 'Some unusual wording about a zeppelin here.',
      })
      const asked = await posted(community.ask(someone(), mine))
      expect(await community.drop(asked.id, mine.secret)).toMatchObject({ ok: true, state: 'deleted' })
      expect(await community.drop(asked.id, mine.secret)).toMatchObject({ ok: true, state: 'deleted' })
      expect(await community.find(asked.id)).toBeNull()
      expect((await community.list({ q: 'zeppelin' })).threads).toEqual([])
      for (const table of ['community_texts', 'community_threads'] as const)
        expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toMatch(
          /zeppelin|price|store cards/,
        )
      // Sent once more, it does not come back.
      expect(await community.ask(someone(), mine)).toMatchObject({ ok: true, isRepeat: true, state: 'deleted' })
    })

    test('who asked says which answer helped; an answer that goes is accepted no more', async () => {
      const mine = question()
      const asked = await posted(community.ask(someone(), mine))
      const said = answer('Pay the one with the higher rate first, then the other one.')
      const helped = await posted(community.answer(someone(), asked.id, said))
      const elsewhere = await ask({ title: 'Something else altogether here' })
      expect(await community.accept(asked.id, mine.secret, elsewhere.id)).toEqual({ ok: false, why: 'gone' })
      expect(await community.accept(asked.id, mine.secret, helped.id)).toMatchObject({ ok: true })
      expect(await community.find(asked.id)).toMatchObject({ accepted: helped.id, isAnswered: true })
      await community.drop(helped.id, said.secret)
      expect(await community.find(asked.id)).toMatchObject({ accepted: null, answers: 0, answersShown: [] })
    })

    test('a locked thread takes no answer, and none is written to one that is not there', async () => {
      const asked = await ask()
      await community.moderation.lock('op', asked.id, true, 'answered by the agency')
      const said = answer('This answer comes too late to be written here.')
      expect(await community.answer(someone(), asked.id, said)).toEqual({ ok: false, why: 'locked' })
      expect((await community.find(asked.id))?.isLocked).toBe(true)
      await community.moderation.lock('op', asked.id, false, '')
      expect(await community.answer(someone(), asked.id, said)).toMatchObject({ ok: true })
      expect(await community.answer(someone(), 'nothere000', answer('Nobody will ever read these words.'))).toEqual({
        ok: false,
        why: 'gone',
      })
    })

    test('posting is closed to a device for days, to a network no longer than addresses are kept', async () => {
      const who = someone('device-token-of-somebody-04')
      const asked = await ask({}, who)
      expect(await community.moderation.ban('op', asked.id, 'device', 30, 'spam')).toMatchObject({
        until: '2026-12-20T12:00:00.000Z',
      })
      later(DAY)
      expect(await community.ask({ ...who, visitor: '10.222.0.1' }, question())).toMatchObject({
        ok: false,
        why: 'closed',
      })
      expect(await community.vote({ ...who, visitor: '10.222.0.1' }, asked.id, true)).toMatchObject({ ok: false })
      const network = await community.moderation.ban('op', asked.id, 'network', 30, 'spam')
      expect(network?.until).toBe('2026-11-28T12:00:00.000Z')
      const neighbour = { visitor: who.visitor.replace('.7', '.99') }
      expect(await community.ask(neighbour, question())).toMatchObject({ ok: false, why: 'closed' })
      expect(await community.moderation.bans()).toHaveLength(2)
      await community.moderation.unban('op', network?.id ?? '')
      expect(await community.ask(neighbour, question())).toMatchObject({ ok: true })
      later(30 * DAY)
      expect(await community.ask({ ...who, visitor: '10.223.0.1' }, question())).toMatchObject({ ok: true })
    })

    test('addresses are gone after the days that are told, with the salt they were hashed with', async () => {
      const asked = await ask()
      await community.flag(someone(), asked.id, 'scam')
      const kept = async () => {
        const texts = await db.selectFrom('community_texts').select(['address_hash', 'network_hash']).execute()
        const flags = await db.selectFrom('community_flags').select('network_hash').execute()
        const hashes = [...texts, ...flags].flatMap((row) => Object.values(row)).filter((hash) => hash !== null)
        return [hashes.length, (await db.selectFrom('community_salts').selectAll().execute()).length]
      }
      later(limits.addressDays * DAY)
      await community.forget()
      expect(await kept()).toEqual([3, 1])
      later(1)
      await community.forget()
      expect((await kept())[0]).toBe(0)
      later(DAY)
      await community.forget()
      expect(await kept()).toEqual([0, 0])
    })

    test('an appeal is decided once, not by whoever removed it where there are others, and its answer stays at the text', async () => {
      const { moderation } = community
      const appeal = (who: string, id: string, isShown: boolean, others = true) =>
        moderation.appeal(who, id, { isShown, why: `Decided by ${who}.`, others })
      const asked = await ask()
      expect(await appeal('ben', asked.id, true)).toBe('nothing')
      expect(await appeal('ben', 'nothing0000', true)).toBe('unknown')
      await moderation.remove('ada', asked.id, 'off topic', false)
      expect(await appeal('ada', asked.id, true)).toBe('own')
      expect(await Promise.all([appeal('ben', asked.id, true), appeal('cy', asked.id, false)])).toContain('again')
      expect(await appeal('cy', asked.id, true)).toBe('again')
      const log = (await moderation.audit()).filter(({ what }) => what.startsWith('appeal'))
      expect(log).toHaveLength(1)
      const after = await moderation.text(asked.id)
      expect(after).toMatchObject({
        note: `Decided by ${log[0]?.who}.`,
        state: log[0]?.who === 'ben' ? 'shown' : 'removed',
      })
    })

    test('shown again, it can be read; words that were deleted cannot come back; one person alone decides alone', async () => {
      const { moderation } = community
      const [first, second] = [await ask(), await ask()]
      await moderation.hide('ada', first.id, 'unclear')
      expect(await moderation.appeal('ada', first.id, { isShown: true, why: 'It is fine.', others: false })).toBe(
        'done',
      )
      expect(await community.find(first.id)).toMatchObject({ question: { state: 'shown', note: 'It is fine.' } })
      await moderation.remove('ada', second.id, 'a name', true)
      expect(await moderation.appeal('ben', second.id, { isShown: true, why: 'x x', others: true })).toBe('wiped')
      expect(await moderation.appeal('ben', second.id, { isShown: false, why: 'It stays.', others: true })).toBe('done')
    })

    test('the log says who did what, without the words, and is let go after its days', async () => {
      const asked = await ask()
      await community.moderation.remove('op', asked.id, 'names a person', true)
      const lines = await community.moderation.audit()
      expect(lines.map(({ who, what }) => `${who} ${what}`).toSorted()).toEqual(['op remove', 'visitor ask'])
      expect(lines.every(({ textHash }) => textHash.length === 43)).toBe(true)
      expect(JSON.stringify(lines)).not.toContain('store cards')
      expect(JSON.stringify(await db.selectFrom('community_texts').selectAll().execute())).not.toContain('store cards')
      later(limits.moderationLogDays * DAY + 1)
      await community.forget()
      expect(await community.moderation.audit()).toEqual([])
    })

    test('every thread is reached page by page, each once, whatever is added meanwhile', async () => {
      const ids: string[] = []
      for (let n = 0; n < 23; n += 1) {
        ids.unshift((await ask({ title: `Question number ${n} of many`, tags: [n % 2 === 0 ? 'debt' : 'car'] })).id)
        // Some are asked in the same moment.
        if (n % 3 === 0) later(1_000)
      }
      for (const limit of [1, 4, 22, 23, 50]) {
        const seen: string[] = []
        let after: string | undefined
        do {
          const page = await community.list({ limit, ...(after === undefined ? {} : { after }) })
          seen.push(...page.threads.map(({ id }) => id))
          after = page.next ?? undefined
        } while (after !== undefined)
        expect(seen.toSorted()).toEqual(ids.toSorted())
        expect(new Set(seen).size).toBe(23)
      }
      expect((await community.list({ tag: 'car', limit: 50 })).threads).toHaveLength(11)
      expect((await community.list({ unanswered: '1', limit: 50 })).threads).toHaveLength(23)
    })

    test('words find threads by title, question and answers; no sign of a search language does harm', async () => {
      const asked = await ask({
        title: 'Which lender takes a jumbo mortgage?',
        text: 'The house costs more than the usual limit here.',
      })
      await posted(
        community.answer(someone(), asked.id, answer('Portfolio lenders keep such loans on their own books.')),
      )
      const others = await ask({
        title: 'How much to budget for groceries?',
        text: 'Two adults, one toddler, cooking at home.',
      })
      const find = async (q: string) => (await community.list({ q })).threads.map(({ id }) => id)
      expect(await find('mortgages')).toEqual([asked.id])
      expect(await find('portfolio')).toEqual([asked.id])
      expect(await find('grocery toddler')).toEqual([others.id])
      expect(await find('jumbo submarine')).toEqual([asked.id])
      for (const odd of [
        '"',
        '* OR 1',
        "'; DROP TABLE community_texts; --",
        'NEAR(a b)',
        '-',
        ':*',
        '\\',
        '%_%',
        '\u0000',
        'a'.repeat(200),
      ])
        await expect(find(odd)).resolves.toBeInstanceOf(Array)
      expect(await find('mortgages')).toEqual([asked.id])
      expect((await community.similar('budget groceries')).map(({ id }) => id)).toEqual([others.id])
    })

    test('within a topic its own threads are found, also where many newer ones of other topics have the words', async () => {
      const text = 'A hardship program lowers the rate for a year, if you ask for it.'
      const asked = await ask({ tags: ['taxes'], text: `${text} And what of the tax?` })
      for (let n = 0; n < 25; n += 1) {
        later(60_000)
        await ask({ title: `Is the hardship program good, number ${n}?`, text: `${text} Letter ${n} of many.` })
      }
      const found = async (tag?: string) =>
        (await community.list({ q: 'hardship program', tag })).threads.map(({ id }) => id)
      expect(await found()).toHaveLength(limits.threadsOnAPage)
      expect(await found('taxes')).toEqual([asked.id])
      expect(await found('debt')).toHaveLength(limits.threadsOnAPage)
      expect(await found('housing')).toEqual([])
    })

    test('past so many questions in an hour those of newcomers wait for a moderator, and nobody else’s', async () => {
      const busy = communityRepository(db, kind, () => now, 3)
      const known = someone('device-of-somebody-who-is-known')
      const asks = async (who: ReturnType<typeof someone>) =>
        (await posted(busy.ask(who, question({ text: `What do I do about letter ${++visitors} from my bank?` })))).state
      for (let n = 0; n < limits.textsBeforeLinks; n += 1) {
        expect(await asks(known)).toBe('shown')
        later(limits.secondsBetweenTexts * 1_000)
      }
      expect(await asks(someone())).toBe('held')
      const [first] = (await busy.list()).threads
      const answered = await posted(
        busy.answer(someone(), first?.id ?? '', answer('Call them, and write down who you spoke to.')),
      )
      expect(answered.state).toBe('shown')
      const secret = newSecret()
      expect(
        (
          await posted(
            busy.ask(known, question({ secret, work: worked(secret), text: 'One more, from the one who is known.' })),
          )
        ).state,
      ).toBe('shown')
      later(3_600_000)
      expect(await asks(someone())).toBe('shown')
    })

    test('topics count the threads that are shown', async () => {
      const first = await ask({ tags: ['debt', 'taxes'] })
      await ask({ text: 'Another one about what I owe, and to whom.' })
      const counts = async () =>
        Object.fromEntries((await community.tags()).tags.map(({ name, threads }) => [name, threads]))
      expect(await counts()).toEqual({ debt: 2, taxes: 1 })
      await community.moderation.hide('ada', first.id, 'a look first')
      expect(await counts()).toEqual({ debt: 1 })
    })

    test('the index is made anew where it is missing, as after a restore', async () => {
      const asked = await ask()
      if (kind === 'sqlite') await sql`DROP TABLE community_search`.execute(db)
      else await sql`DROP TABLE community_words`.execute(db)
      await prepareSearch(db, kind)
      await prepareSearch(db, kind)
      expect((await community.list({ q: 'store cards' })).threads.map(({ id }) => id)).toEqual([asked.id])
    })

    test('signs of need are kept with the text, so that help is shown beside it', async () => {
      const asked = await ask({ text: 'I lost the house money gambling and sometimes I want to die. What now?' })
      expect((await community.find(asked.id))?.question.needs).toEqual(['self-harm', 'gambling'])
      expect((await community.moderation.queue()).map(({ id }) => id)).toEqual([asked.id])
    })

    test('the operator’s threads are there once, labeled, and follow the release', async () => {
      await community.seed(starterThreads)
      const [first] = starterThreads
      await posted(
        community.answer(someone(), first?.id ?? '', answer('Where does the edit code stand after posting?')),
      )
      await community.seed(starterThreads.map((one) => ({ ...one, title: `${one.title} (new)` })))
      const { threads } = await community.list()
      expect(threads).toHaveLength(3)
      expect(threads.every((one) => one.isOperator && one.title.endsWith('(new)'))).toBe(true)
      expect(await community.find(first?.id ?? '')).toMatchObject({
        answers: 1,
        question: { isOperator: true, isAsker: false },
      })
    })
  })
}
