import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CommunityNews } from '../community/news.ts'
import { type AdminApp, openAdminApp } from './admin.testkit.ts'

let app: AdminApp
/** One site for all of them. */
const together = () => {
  beforeAll(async () => {
    app = await openAdminApp()
  })
  afterAll(async () => await app.close())
}

const codes = (answer: { json(): { error?: { code?: string } } }) => answer.json().error?.code

describe('the community', () => {
  together()

  const asked: unknown[] = []
  const text = {
    id: 'answer-1',
    thread: 'thread-1',
    path: '/community/thread-1/a-question',
    isQuestion: false,
    title: 'A question',
    text: '<script>alert(1)</script>',
    name: 'Quiet Heron 42',
    at: '2026-11-20T12:00:00.000Z',
    state: 'held',
    points: 7,
    needs: [],
    flags: ['scam'],
    note: null,
    isLocked: false,
    canBan: { device: true, network: false },
  } as const
  const door =
    (name: string, answer: unknown) =>
    async (...given: unknown[]) => {
      asked.push([name, ...given])
      return answer as never
    }

  test('whatever takes something from a writer says why, and each deed is told to the community in the moderator’s name', async () => {
    const moderation = {
      queue: door('queue', [text]),
      text: door('text', text),
      bans: door('bans', []),
      audit: door('audit', []),
      hide: door('hide', true),
      show: door('show', true),
      remove: door('remove', true),
      note: door('note', true),
      lock: door('lock', true),
      ban: door('ban', null),
      unban: door('unban', false),
    }
    asked.length = 0
    const own = await openAdminApp({ store: { community: { moderation, news: new CommunityNews() } as never } })
    const ada = await own.as('ada')
    expect((await ada.ask('GET', '/community')).json()).toEqual({ texts: [text], bans: [] })
    const act = async (body: unknown) => (await ada.ask('POST', '/community/texts/answer-1', body)).statusCode
    expect(await act({ deed: 'hide', why: 'A scam.' })).toBe(200)
    expect(await act({ deed: 'remove', why: 'Personal details.', wipe: true })).toBe(200)
    expect(await act({ deed: 'lock', why: 'It is settled.' })).toBe(200)
    expect(await act({ deed: 'ban', why: 'Spam again.', kind: 'device', days: 7 })).toBe(404)
    for (const body of [
      { deed: 'hide', why: '' },
      { deed: 'remove', why: 'Spam.' },
      { deed: 'ban', why: 'Spam.', kind: 'everybody', days: 7 },
      { deed: 'ban', why: 'Spam.', kind: 'device', days: 365 },
      { deed: 'show', why: '', who: 'ben' },
      { deed: 'destroy', why: 'Because.' },
    ])
      expect([body, await act(body)]).toEqual([body, 422])
    expect(asked.filter((one) => !['queue', 'bans', 'text'].includes(String((one as unknown[])[0])))).toEqual([
      ['hide', 'ada', 'answer-1', 'A scam.'],
      ['remove', 'ada', 'answer-1', 'Personal details.', true],
      ['lock', 'ada', 'thread-1', true, 'It is settled.'],
      ['ban', 'ada', 'answer-1', 'device', 7, 'Spam again.'],
    ])
    expect((await ada.ask('POST', '/community/bans/nope/end')).statusCode).toBe(404)
    const { lines } = (await ada.ask('GET', '/audit')).json()
    expect(lines.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['community: hide', 'community: remove', 'community: lock']),
    )
    await own.close()
  })

  test('an appeal that cannot be decided says why, and any text is found by its id', async () => {
    const outcomes = ['done', 'own', 'again', 'nothing', 'wiped', 'unknown']
    const seen: unknown[] = []
    const moderation = {
      queue: async () => [],
      bans: async () => [],
      text: async (id: string) => (id === text.id ? text : null),
      appeal: async (...given: unknown[]) => {
        seen.push(given)
        return outcomes.shift()
      },
    }
    const own = await openAdminApp({ store: { community: { moderation, news: new CommunityNews() } as never } })
    const ada = await own.as('ada')
    expect((await ada.ask('GET', `/community/texts/${text.id}`)).json()).toEqual({ text })
    expect((await ada.ask('GET', '/community/texts/other')).statusCode).toBe(404)
    const told = []
    for (const deed of ['appeal-shown', 'appeal-kept', 'appeal-shown', 'appeal-shown', 'appeal-shown', 'appeal-shown'])
      told.push(codes(await ada.ask('POST', `/community/texts/${text.id}`, { deed, why: 'Read again.' })))
    const [done, ...refused] = told
    expect(done).toBeUndefined()
    expect(refused).toEqual(['appeal_own', 'appeal_again', 'appeal_nothing', 'appeal_wiped', 'unknown_text'])
    expect(seen.slice(0, 2)).toEqual([
      ['ada', text.id, { isShown: true, why: 'Read again.', others: true }],
      ['ada', text.id, { isShown: false, why: 'Read again.', others: true }],
    ])
    expect((await ada.ask('POST', `/community/texts/${text.id}`, { deed: 'appeal-kept', why: '' })).statusCode).toBe(
      422,
    )
    await own.close()
  })

  test('the real queue is asked, and an empty one is empty', async () => {
    const ada = await app.as('ada')
    expect((await ada.ask('GET', '/community')).json()).toEqual({ texts: [], bans: [] })
  })
})
